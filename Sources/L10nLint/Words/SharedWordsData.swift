/// Words of players and apps that a language writes as English does: one line for each language, its tag and the words
/// in small letters, sorted.
enum SharedWordsData {
  /// Signs of units, which are the same wherever Latin letters are written.
  static let units: StaticString =
    "bit bps cm fps gb gbit ghz hz kb kbit kbps kg khz km mb mbit mbps mhz min ml mm ms px"

  static let lines: StaticString = """
    cs album audio blog chat inferno internet server stereo test text video web
    da album app apps audio bit blog browser chat computer cookies download downloads e-mail feedback film filter \
    for format forum inferno information internet live log login logo mail menu modem mono navigation offline online \
    original podcast port premium print problem program radio server service sms software spam standard start status \
    stereo stop support symbol system tablet tag tags test timer tip tips top trailer type version video web \
    widget widgets zoom
    de account album app apps audio auto autofill backup beta bit bitrate blog bonus browser bug cache cast chat \
    clip clips code computer cookie cookies countdown dashboard demo design desktop detail details dialog display \
    download downloads e-mail export feed feedback film filter firewall format forum global hardware hotspot import \
    in index inferno info international internet intro label laptop layout limit link links live live-stream \
    livestream log login logo mail mails maximum media menu minimum mode moderator modern monitor mono name \
    navigation news newsletter normal offline okay online option original outro parameter partner passkey pause pin \
    pixel playlist plus podcast podcasts pop-up pop-ups popup position poster premium problem proxy radio ranking \
    region regional reset router scan score screenshot server service session shortcuts signal smartphone software \
    song songs spam sport standard start status stereo stop stream streaming streams studio support surround symbol \
    system tab tablet tabs tag team teaser test text thriller ticket tickets timer token top tour tracker tracking \
    trailer trend trends tutorial update updates upgrade upload url version video videos virtual wallet web website \
    websites widget widgets zoom
    es actor animal audio auto bar base bitrate blog bonus chat club color control cookies digital director drama \
    editor error experimental factor final general global horizontal hotel idea internet legal local manual \
    marketing metal mono musical no normal offline online original panel personal playlist plural podcast podcasts \
    popular premium principal radio regional router sensor serial set similar simple singular social software solo \
    spam stereo streaming superior terminal total tutorial tv use usual variable vertical video videos virtual \
    visible visual web widget widgets zoom
    et administrator album audio blog inferno info internet link logo mono normal port server stereo test video
    fi album audio info internet logo media mono offline online podcast radio server stereo studio video
    fr absent accessible accident action actions addition agent album albums animation annotation annotations \
    application applications article articles assistance attention audience audio auto avatar base bitrate blog \
    bonus cache cause certain chat clip clips code codes collection collections commission communication compatible \
    compression concert condition conditions configuration confirmation console contact contacts content \
    conversation conversations cookies correct correction course danger date dates description descriptions \
    destination dimension dimensions direct direction distance distribution document documents e-mail e-mails exact \
    excellent expert expression extension extensions extra favorable film films final flash flexible format formats \
    forum global guide guides horizontal image images important impossible impression index information informations \
    instant instructions intelligent interaction international internet intro invitation invitations journal \
    latitude limitation local logo longitude machine magazine maintenance maximum mention menu menus message \
    messages million minimum minute minutes mission mobile mode modem modification module modules moment montage \
    multiple musical navigation net normal note notes notification notifications observation occasion option options \
    orange orientation original page pages parent parents pause pauses permission permissions phase photo photos \
    pixel pixels plan plus podcast podcasts point points portable portion portrait position positions possible \
    premium principal production progression prompt protection protections public publication question questions \
    radio rare record relation restaurant restriction restrictions rotation route routes script section sections \
    segment segments service services session sessions silence simple site sites social solution solutions standard \
    station stations stop streaming structure style styles suggestion suggestions surface surprise suspension table \
    taxi technique test tests total transaction transactions transcription transition transmission transparent type \
    types unique urgent variable variables version versions vertical visible volume volumes vote web widget widgets \
    zone zones zoom
    hr album audio blog chat filter format forum info internet link logo model mono normal original podcast \
    program radio server start status stereo stop video web
    hu album audio banner blog forum info internet link logo mono offline online podcast radio sport start stereo \
    web
    id album audio bit blog data detail digital editor film filter format forum global hotel info internet item \
    label link logo manual media menu mode model modem monitor mono normal offline online original panel password \
    podcast premium program radio server slide slider sms spam stereo streaming tablet tag timer total tutorial unit \
    update upgrade upload vertical video visual volume web website widget zoom
    it account album app area audio auto autoplay backup banner beta bit bitrate blog bonus browser bug cache chat \
    clip club computer cookie cookies dashboard debug demo design desktop display download drama e-mail editor email \
    extra feed feedback festival file film flash folder forum hardware home horror hotel hotspot idea in \
    inferno info internet intro item label laptop layout link live log login logo marketing media menu mobile modem \
    monitor \
    mono musical news newsletter no off offline ok on online panorama partner password patch pin pixel playlist \
    plugin podcast pop-up popup post premium privacy provider proxy quiz radio record reset router score screenshot \
    script server set shopping smartphone software spam sport staff standard status stereo stop stream streaming \
    studio super surround tablet tag team test thriller timer token tour trailer trend tutorial tv update upgrade \
    upload username video web widget wireless zoom
    lt album audio internet video
    lv audio internet video
    nb album app audio bit blog browser chat data demo dialog digital editor film filter for format forum global gps \
    import inferno info internet intro item live log logo mail maximum media minimum modem mono navigation normal \
    offline online original panel pause pin pixel podcast port premium problem program radio region reset router \
    scan server service signal sms sort spam sport standard start status stereo streaming studio support symbol \
    system tablet tag tags test timer tips token total trailer transport trend type upgrade version video web widget \
    widgets zoom
    nl account accounts album albums app apps audio auto avatar back-up backup beta bit bitrate blog bonus browser \
    bug bugs cache camera chat clip clips cloud code codes computer contact controller cookie cookies copyright \
    countdown dashboard data database demo design desktop detail details document download downloads drama e-mail \
    e-mails editor effect email export extra feed feedback film filter filters firewall folder forum game games \
    genre help home hotel hotspot import in index info input internet intro item items keyboard label laptop layout \
    link links live log login logo mail mails manager marketing maximum media menu metadata minimum model modem \
    moment monitor mono musical navigator offline ok online open partner pass passkey pc permanent pin pixel plan \
    plug-in podcast podcasts pop-up pop-ups popup port portal post poster premium privacy pro product proxy quiz \
    radio ranking record reset router scan scanner score script server servers service set sim site sites slider \
    smartphone software songs sound spam sport start station status stereo stop stream streaming studio support tab \
    tablet tabs tag tags team test tests thriller ticket tickets timer tip tips token top tour tracker trackers \
    trailer trailers trend trends tutorial type update updates upgrade upload url via video vlog wallet web website \
    websites week widget widgets wifi zone
    pl album audio blog film format forum hotel hotspot internet intro laptop link logo marketing media menu minimum \
    model modem moment monitor mono offline online panel pin plan podcast portal premium problem program radio \
    region reset router serial server spam sport standard start status stereo stop streaming studio super system \
    tablet test token trailer transfer trend web widget
    pt app apps backup bitrate blog browser cache chat clip club cookie cookies data debate design desktop digital \
    display download downloads drama e-mail e-mails editor email feed feedback final firewall firmware formal global \
    hardware horizontal hotel ideal inferno internet intro item layout legal link links live local login logo manual \
    marketing menu metal modem mono mouse musical natural normal offline online original panorama pin pixel playlist \
    playlists plural podcast podcasts pop-up pop-ups popular premium principal proxy ranking regional router script \
    sensor set similar singular site sites smartphone social software spam spoiler status streaming studio superior \
    surround tablet tag tags terminal timer token total trailer trailers tutorial tv update upgrade upload url use \
    vertical virtual visual volume web website widget widgets wireless zoom
    ro actor album audio blog browser chat cookie digital director editor email feedback film final format forum \
    global hotel important info internet link local logo manual media model modem moment monitor mono normal offline \
    online original pin pixel plan podcast popular port premium principal problem program radio regional router \
    script serial server site sms social spam sport standard start stereo stop streaming studio tag test text total \
    trailer tutorial vertical video virtual web widget zoom
    sk album audio blog chat e-mail internet server stereo test text video web
    sl album audio blog filter format forum info internet logo model mono normal program radio server standard \
    status stereo video
    sv album alias app audio bit blog chat cookies data demo design dialog digital export feedback film filter \
    format forum genre global import in inferno info information internet intro item layout live logo mail manual \
    maximum media minimum modem mono normal offline online original panel pin pixel podcast port position premium \
    problem program radio region router server service session signal slider sms spam sport standard start status \
    stereo streaming studio support symbol system test text timer tips token trailer transport trend variant version \
    video virtual widget widgets zoom
    tr album bit blog film format forum global internet logo menu modem mono normal panel plan podcast port premium \
    server spam stereo test tv video web widget
    """
}
