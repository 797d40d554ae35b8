// Written by `swift run freeze-cldr` from ICU 72.1, CLDR 42. Do not edit.

/// CLDR's plural rules: UTS #35 part 3, "Language Plural Rules".
enum PluralRulesData {
  /// What the data were taken from.
  static var source: StaticString { "ICU 72.1, CLDR 42" }

  /// A locale and the key of its rules for cardinals.
  static var cardinalLocales: StaticString {
    """
    af 7
    ak 5
    am 1
    an 7
    ar 37
    ars 37
    as 1
    asa 7
    ast 3
    az 7
    bal 7
    be 29
    bem 7
    bez 7
    bg 7
    bho 5
    bm 0
    bn 1
    bo 0
    br 32
    brx 7
    bs 19
    ca 22
    ce 7
    ceb 11
    cgg 7
    chr 7
    ckb 7
    cs 27
    cy 38
    da 8
    de 3
    doi 1
    dsb 26
    dv 7
    dz 0
    ee 7
    el 7
    en 3
    eo 7
    es 23
    et 3
    eu 7
    fa 1
    ff 2
    fi 3
    fil 11
    fo 7
    fr 20
    fur 7
    fy 3
    ga 34
    gd 24
    gl 3
    gsw 7
    gu 1
    guw 5
    gv 35
    ha 7
    haw 7
    he 15
    hi 1
    hnj 0
    hr 19
    hsb 26
    hu 7
    hy 2
    ia 3
    id 0
    ig 0
    ii 0
    in 0
    io 3
    is 9
    it 22
    iu 16
    iw 15
    ja 0
    jbo 0
    jgo 7
    ji 3
    jmc 7
    jv 0
    jw 0
    ka 7
    kab 2
    kaj 7
    kcg 7
    kde 0
    kea 0
    kk 7
    kkj 7
    kl 7
    km 0
    kn 1
    ko 0
    ks 7
    ksb 7
    ksh 14
    ku 7
    kw 36
    ky 7
    lag 13
    lb 7
    lg 7
    lij 3
    lkt 0
    ln 5
    lo 0
    lt 30
    lv 12
    mas 7
    mg 5
    mgo 7
    mk 10
    ml 7
    mn 7
    mo 18
    mr 7
    ms 0
    mt 33
    my 0
    nah 7
    naq 16
    nb 7
    nd 7
    ne 7
    nl 3
    nn 7
    nnh 7
    no 7
    nqo 0
    nr 7
    nso 5
    ny 7
    nyn 7
    om 7
    or 7
    os 7
    osa 0
    pa 5
    pap 7
    pcm 1
    pl 28
    prg 12
    ps 7
    pt 21
    pt-PT 22
    rm 7
    ro 18
    rof 7
    root 0
    ru 31
    rwk 7
    sah 0
    saq 7
    sat 16
    sc 3
    scn 3
    sd 7
    sdh 7
    se 16
    seh 7
    ses 0
    sg 0
    sh 19
    shi 17
    si 4
    sk 27
    sl 25
    sma 16
    smi 16
    smj 16
    smn 16
    sms 16
    sn 7
    so 7
    sq 7
    sr 19
    ss 7
    ssy 7
    st 7
    su 0
    sv 3
    sw 3
    syr 7
    ta 7
    te 7
    teo 7
    th 0
    ti 5
    tig 7
    tk 7
    tl 11
    tn 7
    to 0
    tpi 0
    tr 7
    ts 7
    tzm 6
    ug 7
    uk 31
    ur 3
    uz 7
    ve 7
    vec 22
    vi 0
    vo 7
    vun 7
    wa 5
    wae 7
    wo 0
    xh 7
    xog 7
    yi 3
    yo 0
    yue 0
    zh 0
    zu 1
    """
  }

  /// A locale and the key of its rules for ordinals.
  static var ordinalLocales: StaticString {
    """
    as 60
    az 58
    bal 41
    be 44
    bn 60
    ca 56
    cy 62
    en 53
    fil 41
    fr 41
    ga 41
    gd 55
    gu 59
    hi 59
    hu 42
    hy 41
    it 48
    ka 50
    kk 47
    kw 52
    lij 49
    lo 41
    mk 57
    mo 41
    mr 54
    ms 41
    ne 43
    or 61
    ro 41
    sc 48
    scn 48
    sq 51
    sv 40
    tk 46
    tl 41
    uk 45
    vec 48
    vi 41
    """
  }

  /// A key and rules, in the syntax that `PluralRuleReader` reads.
  static var rules: StaticString {
    """
    1 one:i=0|n=1
    10 one:v=0&i%10=1&i%100!11|f%10=1&f%100!11
    11 one:v=0&i=1,2,3|v=0&i%10!4,6,9|v!0&f%10!4,6,9
    12 one:n%10=1&n%100!11|v=2&f%10=1&f%100!11|v!2&f%10=1;zero:n%10=0|n%100=11..19|v=2&f%100=11..19
    13 one:i=0,1&n!0;zero:n=0
    14 one:n=1;zero:n=0
    15 one:i=1&v=0|i=0&v!0;two:i=2&v=0
    16 one:n=1;two:n=2
    17 few:n=2..10;one:i=0|n=1
    18 few:v!0|n=0|n!1&n%100=1..19;one:i=1&v=0
    19 few:v=0&i%10=2..4&i%100!12..14|f%10=2..4&f%100!12..14;one:v=0&i%10=1&i%100!11|f%10=1&f%100!11
    2 one:i=0,1
    20 many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:i=0,1
    21 many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:i=0..1
    22 many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:i=1&v=0
    23 many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:n=1
    24 few:n=3..10,13..19;one:n=1,11;two:n=2,12
    25 few:v=0&i%100=3..4|v!0;one:v=0&i%100=1;two:v=0&i%100=2
    26 few:v=0&i%100=3..4|f%100=3..4;one:v=0&i%100=1|f%100=1;two:v=0&i%100=2|f%100=2
    27 few:i=2..4&v=0;many:v!0;one:i=1&v=0
    28 few:v=0&i%10=2..4&i%100!12..14;many:v=0&i!1&i%10=0..1|v=0&i%10=5..9|v=0&i%100=12..14;one:i=1&v=0
    29 few:n%10=2..4&n%100!12..14;many:n%10=0|n%10=5..9|n%100=11..14;one:n%10=1&n%100!11
    3 one:i=1&v=0
    30 few:n%10=2..9&n%100!11..19;many:f!0;one:n%10=1&n%100!11..19
    31 few:v=0&i%10=2..4&i%100!12..14;many:v=0&i%10=0|v=0&i%10=5..9|v=0&i%100=11..14;one:v=0&i%10=1&i%100!11
    32 few:n%10=3..4,9&n%100!10..19,70..79,90..99;many:n!0&n%1000000=0;one:n%10=1&n%100!11,71,91;two:n%10=2&n%100!12,72,92
    33 few:n=0|n%100=3..10;many:n%100=11..19;one:n=1;two:n=2
    34 few:n=3..6;many:n=7..10;one:n=1;two:n=2
    35 few:v=0&i%100=0,20,40,60,80;many:v!0;one:v=0&i%10=1;two:v=0&i%10=2
    36 few:n%100=3,23,43,63,83;many:n!1&n%100=1,21,41,61,81;one:n=1;two:n%100=2,22,42,62,82|n%1000=0&n%100000=1000..20000,40000,60000,80000|n!0&n%1000000=100000;zero:n=0
    37 few:n%100=3..10;many:n%100=11..99;one:n=1;two:n=2;zero:n=0
    38 few:n=3;many:n=6;one:n=1;two:n=2;zero:n=0
    4 one:n=0,1|i=0&f=1
    40 one:n%10=1,2&n%100!11,12
    41 one:n=1
    42 one:n=1,5
    43 one:n=1..4
    44 few:n%10=2,3&n%100!12,13
    45 few:n%10=3&n%100!13
    46 few:n%10=6,9|n=10
    47 many:n%10=6|n%10=9|n%10=0&n!0
    48 many:n=11,8,80,800
    49 many:n=11,8,80..89,800..899
    5 one:n=0..1
    50 many:i=0|i%100=2..20,40,60,80;one:i=1
    51 many:n%10=4&n%100!14;one:n=1
    52 many:n=5|n%100=5;one:n=1..4|n%100=1..4,21..24,41..44,61..64,81..84
    53 few:n%10=3&n%100!13;one:n%10=1&n%100!11;two:n%10=2&n%100!12
    54 few:n=4;one:n=1;two:n=2,3
    55 few:n=3,13;one:n=1,11;two:n=2,12
    56 few:n=4;one:n=1,3;two:n=2
    57 many:i%10=7,8&i%100!17,18;one:i%10=1&i%100!11;two:i%10=2&i%100!12
    58 few:i%10=3,4|i%1000=100,200,300,400,500,600,700,800,900;many:i=0|i%10=6|i%100=40,60,90;one:i%10=1,2,5,7,8|i%100=20,50,70,80
    59 few:n=4;many:n=6;one:n=1;two:n=2,3
    6 one:n=0..1|n=11..99
    60 few:n=4;many:n=6;one:n=1,5,7,8,9,10;two:n=2,3
    61 few:n=4;many:n=6;one:n=1,5,7..9;two:n=2,3
    62 few:n=3,4;many:n=5,6;one:n=1;two:n=2;zero:n=0,7,8,9
    7 one:n=1
    8 one:n=1|t!0&i=0,1
    9 one:t=0&i%10=1&i%100!11|t%10=1&t%100!11
    """
  }

  /// A language and, for start, end and result of a range, the places of the categories in CLDR's order.
  static var ranges: StaticString {
    """
    ak 511
    am 111
    ar 010 020 033 044 133 144 233 244 333 344 433 444 533 544
    as 111
    az 511
    be 111 133 144 311 333 344 411 433 444 511 533 544
    bn 111
    bs 111 133 311 333 511 533
    cs 133 144 333 344 411 433 444 511 533 544
    cy 011 022 033 044 122 133 144 233 244 344 511 522 533 544
    da 111 511
    de 511
    el 511
    fa 511
    fil 111 511
    fr 111
    ga 122 133 144 233 244 333 344 444 511 522 533 544
    gl 511
    gsw 511
    gu 111
    hi 111
    hr 111 133 311 333 511 533
    hu 511
    hy 111
    is 111 511
    it 511
    ka 151
    kk 511
    kn 111
    ky 511
    lij 511
    lt 111 133 144 311 333 344 411 433 444 511 533 544
    lv 011 111 511
    ml 511
    mn 511
    mr 111
    ne 511
    nl 511
    or 511
    pa 111 511
    pl 133 144 333 344 411 433 444 511 533 544
    ps 111
    pt 111
    ro 133 313 333 533
    ru 111 133 144 311 333 344 411 433 444 511 533 544
    sc 511
    scn 511
    sd 511
    si 111
    sk 133 144 333 344 411 433 444 511 533 544
    sl 113 122 133 213 222 233 313 322 333 513 522 533
    sq 511
    sr 111 133 311 333 511 533
    sw 511
    ta 511
    te 511
    tk 511
    tr 511
    ug 511
    uk 111 133 144 311 333 344 411 433 444 511 533 544
    uz 511
    zu 111
    """
  }
}
