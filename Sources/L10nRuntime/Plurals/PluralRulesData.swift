// Written by `swift run freeze-cldr` from ICU 72.1, CLDR 42. Do not edit.

/// CLDR's plural rules: UTS #35 part 3, "Language Plural Rules".
enum PluralRulesData {
  /// What the data were taken from.
  static var source: StaticString { "ICU 72.1, CLDR 42" }

  /// A tag, then the rules for cardinals and for ordinals and the results for ranges, as `PluralRules` reads them.
  static var languages: StaticString {
    """
    af one:n=1
    ak one:n=0..1//511
    am one:i=0|n=1//111
    an one:n=1
    ar few:n%100=3..10;many:n%100=11..99;one:n=1;two:n=2;zero:n=0//010020033044133144233244333344433444533544
    ars few:n%100=3..10;many:n%100=11..99;one:n=1;two:n=2;zero:n=0
    as one:i=0|n=1/few:n=4;many:n=6;one:n=1,5,7,8,9,10;two:n=2,3/111
    asa one:n=1
    ast one:i=1&v=0
    az one:n=1/few:i%10=3,4|i%1000=100,200,300,400,500,600,700,800,900;many:i=0|i%10=6|i%100=40,60,90;one:i%10=1,2,5,7,8|i%100=20,50,70,80/511
    bal one:n=1/one:n=1
    be few:n%10=2..4&n%100!12..14;many:n%10=0|n%10=5..9|n%100=11..14;one:n%10=1&n%100!11/few:n%10=2,3&n%100!12,13/111133144311333344411433444511533544
    bem one:n=1
    bez one:n=1
    bg one:n=1
    bho one:n=0..1
    bm
    bn one:i=0|n=1/few:n=4;many:n=6;one:n=1,5,7,8,9,10;two:n=2,3/111
    bo
    br few:n%10=3..4,9&n%100!10..19,70..79,90..99;many:n!0&n%1000000=0;one:n%10=1&n%100!11,71,91;two:n%10=2&n%100!12,72,92
    brx one:n=1
    bs few:v=0&i%10=2..4&i%100!12..14|f%10=2..4&f%100!12..14;one:v=0&i%10=1&i%100!11|f%10=1&f%100!11//111133311333511533
    ca many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:i=1&v=0/few:n=4;one:n=1,3;two:n=2
    ce one:n=1
    ceb one:v=0&i=1,2,3|v=0&i%10!4,6,9|v!0&f%10!4,6,9
    cgg one:n=1
    chr one:n=1
    ckb one:n=1
    cs few:i=2..4&v=0;many:v!0;one:i=1&v=0//133144333344411433444511533544
    cy few:n=3;many:n=6;one:n=1;two:n=2;zero:n=0/few:n=3,4;many:n=5,6;one:n=1;two:n=2;zero:n=0,7,8,9/011022033044122133144233244344511522533544
    da one:n=1|t!0&i=0,1//111511
    de one:i=1&v=0//511
    doi one:i=0|n=1
    dsb few:v=0&i%100=3..4|f%100=3..4;one:v=0&i%100=1|f%100=1;two:v=0&i%100=2|f%100=2
    dv one:n=1
    dz
    ee one:n=1
    el one:n=1//511
    en one:i=1&v=0/few:n%10=3&n%100!13;one:n%10=1&n%100!11;two:n%10=2&n%100!12
    eo one:n=1
    es many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:n=1
    et one:i=1&v=0
    eu one:n=1
    fa one:i=0|n=1//511
    ff one:i=0,1
    fi one:i=1&v=0
    fil one:v=0&i=1,2,3|v=0&i%10!4,6,9|v!0&f%10!4,6,9/one:n=1/111511
    fo one:n=1
    fr many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:i=0,1/one:n=1/111
    fur one:n=1
    fy one:i=1&v=0
    ga few:n=3..6;many:n=7..10;one:n=1;two:n=2/one:n=1/122133144233244333344444511522533544
    gd few:n=3..10,13..19;one:n=1,11;two:n=2,12/few:n=3,13;one:n=1,11;two:n=2,12
    gl one:i=1&v=0//511
    gsw one:n=1//511
    gu one:i=0|n=1/few:n=4;many:n=6;one:n=1;two:n=2,3/111
    guw one:n=0..1
    gv few:v=0&i%100=0,20,40,60,80;many:v!0;one:v=0&i%10=1;two:v=0&i%10=2
    ha one:n=1
    haw one:n=1
    he one:i=1&v=0|i=0&v!0;two:i=2&v=0
    hi one:i=0|n=1/few:n=4;many:n=6;one:n=1;two:n=2,3/111
    hnj
    hr few:v=0&i%10=2..4&i%100!12..14|f%10=2..4&f%100!12..14;one:v=0&i%10=1&i%100!11|f%10=1&f%100!11//111133311333511533
    hsb few:v=0&i%100=3..4|f%100=3..4;one:v=0&i%100=1|f%100=1;two:v=0&i%100=2|f%100=2
    hu one:n=1/one:n=1,5/511
    hy one:i=0,1/one:n=1/111
    ia one:i=1&v=0
    id
    ig
    ii
    in
    io one:i=1&v=0
    is one:t=0&i%10=1&i%100!11|t%10=1&t%100!11//111511
    it many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:i=1&v=0/many:n=11,8,80,800/511
    iu one:n=1;two:n=2
    iw one:i=1&v=0|i=0&v!0;two:i=2&v=0
    ja
    jbo
    jgo one:n=1
    ji one:i=1&v=0
    jmc one:n=1
    jv
    jw
    ka one:n=1/many:i=0|i%100=2..20,40,60,80;one:i=1/151
    kab one:i=0,1
    kaj one:n=1
    kcg one:n=1
    kde
    kea
    kk one:n=1/many:n%10=6|n%10=9|n%10=0&n!0/511
    kkj one:n=1
    kl one:n=1
    km
    kn one:i=0|n=1//111
    ko
    ks one:n=1
    ksb one:n=1
    ksh one:n=1;zero:n=0
    ku one:n=1
    kw few:n%100=3,23,43,63,83;many:n!1&n%100=1,21,41,61,81;one:n=1;two:n%100=2,22,42,62,82|n%1000=0&n%100000=1000..20000,40000,60000,80000|n!0&n%1000000=100000;zero:n=0/many:n=5|n%100=5;one:n=1..4|n%100=1..4,21..24,41..44,61..64,81..84
    ky one:n=1//511
    lag one:i=0,1&n!0;zero:n=0
    lb one:n=1
    lg one:n=1
    lij one:i=1&v=0/many:n=11,8,80..89,800..899/511
    lkt
    ln one:n=0..1
    lo /one:n=1
    lt few:n%10=2..9&n%100!11..19;many:f!0;one:n%10=1&n%100!11..19//111133144311333344411433444511533544
    lv one:n%10=1&n%100!11|v=2&f%10=1&f%100!11|v!2&f%10=1;zero:n%10=0|n%100=11..19|v=2&f%100=11..19//011111511
    mas one:n=1
    mg one:n=0..1
    mgo one:n=1
    mk one:v=0&i%10=1&i%100!11|f%10=1&f%100!11/many:i%10=7,8&i%100!17,18;one:i%10=1&i%100!11;two:i%10=2&i%100!12
    ml one:n=1//511
    mn one:n=1//511
    mo few:v!0|n=0|n!1&n%100=1..19;one:i=1&v=0/one:n=1
    mr one:n=1/few:n=4;one:n=1;two:n=2,3/111
    ms /one:n=1
    mt few:n=0|n%100=3..10;many:n%100=11..19;one:n=1;two:n=2
    my
    nah one:n=1
    naq one:n=1;two:n=2
    nb one:n=1
    nd one:n=1
    ne one:n=1/one:n=1..4/511
    nl one:i=1&v=0//511
    nn one:n=1
    nnh one:n=1
    no one:n=1
    nqo
    nr one:n=1
    nso one:n=0..1
    ny one:n=1
    nyn one:n=1
    om one:n=1
    or one:n=1/few:n=4;many:n=6;one:n=1,5,7..9;two:n=2,3/511
    os one:n=1
    osa
    pa one:n=0..1//111511
    pap one:n=1
    pcm one:i=0|n=1
    pl few:v=0&i%10=2..4&i%100!12..14;many:v=0&i!1&i%10=0..1|v=0&i%10=5..9|v=0&i%100=12..14;one:i=1&v=0//133144333344411433444511533544
    prg one:n%10=1&n%100!11|v=2&f%10=1&f%100!11|v!2&f%10=1;zero:n%10=0|n%100=11..19|v=2&f%100=11..19
    ps one:n=1//111
    pt many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:i=0..1//111
    pt-PT many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:i=1&v=0//111
    rm one:n=1
    ro few:v!0|n=0|n!1&n%100=1..19;one:i=1&v=0/one:n=1/133313333533
    rof one:n=1
    root
    ru few:v=0&i%10=2..4&i%100!12..14;many:v=0&i%10=0|v=0&i%10=5..9|v=0&i%100=11..14;one:v=0&i%10=1&i%100!11//111133144311333344411433444511533544
    rwk one:n=1
    sah
    saq one:n=1
    sat one:n=1;two:n=2
    sc one:i=1&v=0/many:n=11,8,80,800/511
    scn one:i=1&v=0/many:n=11,8,80,800/511
    sd one:n=1//511
    sdh one:n=1
    se one:n=1;two:n=2
    seh one:n=1
    ses
    sg
    sh few:v=0&i%10=2..4&i%100!12..14|f%10=2..4&f%100!12..14;one:v=0&i%10=1&i%100!11|f%10=1&f%100!11
    shi few:n=2..10;one:i=0|n=1
    si one:n=0,1|i=0&f=1//111
    sk few:i=2..4&v=0;many:v!0;one:i=1&v=0//133144333344411433444511533544
    sl few:v=0&i%100=3..4|v!0;one:v=0&i%100=1;two:v=0&i%100=2//113122133213222233313322333513522533
    sma one:n=1;two:n=2
    smi one:n=1;two:n=2
    smj one:n=1;two:n=2
    smn one:n=1;two:n=2
    sms one:n=1;two:n=2
    sn one:n=1
    so one:n=1
    sq one:n=1/many:n%10=4&n%100!14;one:n=1/511
    sr few:v=0&i%10=2..4&i%100!12..14|f%10=2..4&f%100!12..14;one:v=0&i%10=1&i%100!11|f%10=1&f%100!11//111133311333511533
    ss one:n=1
    ssy one:n=1
    st one:n=1
    su
    sv one:i=1&v=0/one:n%10=1,2&n%100!11,12
    sw one:i=1&v=0//511
    syr one:n=1
    ta one:n=1//511
    te one:n=1//511
    teo one:n=1
    th
    ti one:n=0..1
    tig one:n=1
    tk one:n=1/few:n%10=6,9|n=10/511
    tl one:v=0&i=1,2,3|v=0&i%10!4,6,9|v!0&f%10!4,6,9/one:n=1
    tn one:n=1
    to
    tpi
    tr one:n=1//511
    ts one:n=1
    tzm one:n=0..1|n=11..99
    ug one:n=1//511
    uk few:v=0&i%10=2..4&i%100!12..14;many:v=0&i%10=0|v=0&i%10=5..9|v=0&i%100=11..14;one:v=0&i%10=1&i%100!11/few:n%10=3&n%100!13/111133144311333344411433444511533544
    ur one:i=1&v=0
    uz one:n=1//511
    ve one:n=1
    vec many:e=0&i!0&i%1000000=0&v=0|e!0..5;one:i=1&v=0/many:n=11,8,80,800
    vi /one:n=1
    vo one:n=1
    vun one:n=1
    wa one:n=0..1
    wae one:n=1
    wo
    xh one:n=1
    xog one:n=1
    yi one:i=1&v=0
    yo
    yue
    zh
    zu one:i=0|n=1//111
    """
  }
}
