/**
 * Words that name no subject, by language, in lower case and without accents: pronouns, prepositions, adverbs and
 * auxiliary verbs that are not in the lists of common words in `text/language.ts`, the verbs of requests ('write',
 * 'explain'), and nouns that fit any conversation ('problem', 'example'). Written for this product.
 */
export const GENERIC_WORDS = {
  en: `able accept accepted access add adding adjust adjustment advantage advantages advice affect allow analyze answer
    apply approach approaches approaching aspect aspects assist assistance attempt avoid basic basics become begin
    beginner beginners behavior benefit benefits best block bought breakdown brief briefly bring build buy calculate
    calculating calculation challenge challenges charged chart chat chatgpt check checking checklist choice choices
    choose choosing clarification clarify clear clearly code combine comment comments common compare comparing
    comparison complete concept concepts concise conclusion configure configuring confirm confusion cons consider
    contain context continue convert converting count create creating creation current customize daily deal decide
    decision declined define definition definitions describe description designing detail detailed details determine
    develop developing difference differences difficult discuss discussion document dozen drafting easier easily
    easy edit editing effect effective effects efficient eight eleven else enable english error errors evaluate
    exact exactly excellent existing expand expect experience experienced expert explain explaining explanation
    explanations exploration explore exploring expression extra extract extracting factor factors fail failed far
    fast feature features figure file files fill final fine finish fit fix fixed fixes fixing focus follow form
    format formatting friendly fun function functions fundamental future gather general generate generated
    generating gets getting given gpt grammar greetings guidance guide guidelines handle handling hard hello helpful
    helping hi hold hundred identify impact implement implementation implementing important improve improved
    improvement improvements improving increase info information initial input inputs inquiry insert insight
    insights install instance instruction instructions integrate integrating interesting intro introduce
    introduction issue issues item items join kindly kinds large larger last later latest lead left length less
    levels likely limit link links listed live load logic lost made main maintain major manage managing manner max
    maximum meaning meanings medium member message messages method methods mind minimum minor miss missing mistake
    mistakes modern modify monthly more move multiple naming near nice nine note notes object offer okay older
    online open opening opinion option options others outline output overview own paid paragraph parameter
    parameters particular pass past pay pending perfect perform person personal perspective phrase pick picture
    plain play played playing polish polished popular position positive prefer prepare present previous print prior
    pro problem problems produce professional prompt prompts proofreading proper properly pros provide provided
    public purpose quality query quick quickly range reach read ready reason reasons receive recent recommend
    recommendation recommendations recommended reduce refer reference related relation relevant remove removing
    repeat rephrase replace replacing reply request requested requests require required requirement requirements
    resolve resolving resource respond response responses rest result results reverted review revise revised
    rewording rewriting run running safe sample samples save scenario schedule script search section select self
    send sent sentence separate series setting settings setup seven sharing shorter show showing similar simple
    simplified simplify single site situation six size small solution solutions solve solving sort source sources
    space speak special specific split standard state statement status step steps stop strong structure structured
    style subject success successful suggest suggested suggestion suggestions suitable summary switch table task
    tasks technical technique techniques template templates ten term terms text texts thousand tip tips title titles
    together tone tool tools topic topics total translate translating translations tried troubleshoot
    troubleshooting tutorial twelve type types understand understanding unique unknown untitled update updated
    updates updating usage user users utilize value values variable variables variation variations version versions
    view wait weekly welcome wish wonder work worth wrap written wrote yours`,
  de: `abend aber absatz acht alle allem allen aller alles allgemein als also alt alte alten am analyse analysiere andere
    anderen anderer anders anfang anfrage angebot anleitung ansatz antwort antworte antworten anzahl arbeit arbeiten
    art arten aufgabe aufgaben ausser bedeutet bedeutung beginn beide beiden beim beispiel beispiele beispielen
    bekomme bekommen berechne bereich bereits beschreibe beschreibung besser besserer besten bestimmt bin bis bist
    bleibt brauche brauchen braucht bringen da dabei dafur dagegen daher damit danach dann daran darauf daraus darf
    darin daruber darum das dass davon dazu dein deine deinem deinen deiner denke denn dennoch deren deshalb dessen
    details deutsch deutsche deutschen dich diese diesem diesen dieser dieses ding dinge dir doch dort dran drei
    durch durfen eben ebenfalls egal eher eigen eigene eigenen eigentlich einer eines einfach einfache einfachen
    einige einigen einmal einzelne ende endlich englisch entsprechend entwickle entwurf er erganze ergebnis
    ergebnisse erhalten erklar erklare erklaren erklarung erst erste erstelle erstellen erstellung ersten erster
    etwa etwas euch euer eure falls fange fasse fast fehler fertig finde finden folgende folgenden form formuliere
    formulierung frage fragen freundlich fruh funf funktion funktionieren funktioniert ganz ganze ganzen gar geben
    gegen gehen gehort geht gemacht genau generiere genug gerade gern gerne gib gibt gleich grosse grossen grosser
    grund grunde grundlagen gut gute guten guter halt halten hatte hatten heisst helfen hilf hilfe hilft hinter
    hinweis hinweise hundert ich idee ideen ihm ihn ihnen ihr ihre ihrem ihren ihrer immer info informationen inhalt
    inhalte innerhalb ins insgesamt interessant irgendwie ja jahr jahre jahren jede jedem jeden jeder jedes jedoch
    jemand jetzt jeweils kannst kein keine keinen keiner klar klein kleine kleinen komme kommen kommt konkret konnen
    konnte konnten kosten kurz kurze kurzen kurzer kurzes lange langen lass lassen lautet leben leicht leider letzte
    letzten leute liegt linie liste listen losung losungen mache machen macht mal man manche mehr mehrere mein
    meinem meiner meines meist meisten mensch menschen methode methoden minuten mitte mochte mochten modell moglich
    mogliche moglichen moglichkeit moglichkeiten monat monate monaten morgen muss mussen musste nachdem nachricht
    nachste nachsten nachteile name namen naturlich neben nehmen nein nenne neu neue neuen neuer neues neun nichts
    nie nimm noch notig nun nur ob oben obwohl offen ohne option optionen ordnung ort paar person personen plan
    plane planen problem probleme problemen projekt punkt punkte rat recht regeln reicht rezept rezepte richtig
    rolle sache sachen sag sage sagen sagt satz satze schlage schlecht schnell schnelle schnellen schon schreib
    schreibe schreiben schritt schritte sechs sehen sehr seid sein seine seinem seinen seiner seit seite seiten
    selber selbst setzen sich sicher sie sieben sieht sinn sinnvoll sobald sodass sofort sogar solche sollen sollten
    sondern sonst soweit sowie sprache stadt stand statt steht stelle stellen stimmt stunde stunden suche suchen
    tabelle tag tage tagen teil teile text texte thema themen tipps titel trotz trotzdem tun typ typen uberblick
    uberhaupt uberpruf uberschrift ubersetze ubersetzen ubersetzung ubrig uns unser unsere unserem unseren unserer
    unten unter unterschied unterschiede variante varianten verbessere verbessern verfasse vergleich vergleiche
    verstehe verstehen versuch versuche verwenden verwendet viel viele vielen vielleicht vier voll vollstandig vom
    vor vorschlag vorschlage vorteile wahl wann ware waren weg wegen weil weise weiss weiter weitere weiteren welche
    welchem welchen welcher welches wem wen wenig weniger wenn wer werde werden werdet wert wichtig wichtige
    wichtigen wichtigsten wieder wieso will wird wirklich wo woche wochen woher wohl wollen wollte worden wort worte
    wurde wurden zahl zahlen zehn zeig zeige zeigen zeile zeilen zeit zeiten ziel ziele ziemlich zuerst zum zur
    zuruck zusammen zusammenfassung zwar zwei zwischen`,
  fr: `abord aide aider aimerais ainsi alors ancien ancienne annee annees ans apres article assez attention aucun aucune
    aujourd aupres aussi autant autre autres avait avant avantage avantages avez avoir avons base beau beaucoup
    besoin bien bon bonjour bonne bonnes bons but car cas cause cela celle celles celui cent certain certaine
    certaines certains ces cet cette ceux chaque chez choisir choix chose choses cinq combien comme comparaison
    comparer complet contenu contre correct corrige corriger cote cours creation cree creer creez dans debut
    debutant decrire decris definition deja demain demande demander dernier derniere dernieres derniers des
    description details deux devoir devons devrais devrait difference differences differentes differents dire dis
    dix document doit doivent donc donne donner donnez dont duree elles encore enfin ensemble ensuite entre envie
    environ erreur erreurs essaie essayer etaient etais etait etant etape etapes ete etes eux exactement exemple
    exemples explication explications explique expliquer expliquez facile facilement facon facons fais faisait
    faites faut fin fois fonction fonctionne fonctionnement font forme francais francaise futur genre gens grand
    grande grandes grands gros groupe guide haut heure heures hier homme huit ici idee idees ils important
    importante information informations interessant introduction jamais jour jours jusque juste laisse laquelle
    lequel leur leurs lieu ligne lignes lire liste listes loin long longue lorsque lui main maintenant maison mal
    malgre maniere manieres meilleur meilleure meilleures meilleurs meme memes merci mes message methode methodes
    mets mettre mieux minutes mode modele modeles moins mois moment monde montre mot mots moyen moyens neuf niveau
    nom nombre nombreux nos notre nous nouveau nouveaux nouvelle nouvelles objectif ont option options ordre
    original oui outil outils par parce parfois parle parler part partie parties partir pas passer pendant pense
    penser permet personne personnes petit petite petites petits peu peut peuvent peux phrase phrases place plan
    plupart plus plusieurs plutot point points possibilite possible possibles pourrais pourrait pouvez pouvoir
    premier premiere premieres premiers prendre pres presque principal principale principaux principe probleme
    problemes processus prochain produit projet propos propose proposer propositions propre puis qualite quand
    quatre quelle quelles quelque quelques quels question questions quoi raison rapide rapidement rapides recette
    recettes recherche redige rediger redigez reformule reformuler regle regles rendre reponds reponse reponses
    reste resultat resultats resume resumer resumez rien sais sait sans savoir selon semaine semaines sens sept sera
    serait ses seul seule seulement si signification simple simplement soit solution solutions son sont sorte
    souhaite sous souvent style suggestions suis suite suivant suivante suivants sujet sujets systeme tableau tache
    taches tant tard tel telle temps tes texte textes titre titres tot toujours tous tout toute toutes traduction
    traduire traduis travail travailler tres trois trop trouve trouver truc type types utilisation utilise utiliser
    valeur variable vers version veux vie voici voila voir vois voit vont vos votre voudrais voulez vous vrai
    vraiment vue`,
  es: `abajo acerca ademas adonde agrega ahi ahora algo alguien algun alguna algunas alguno algunos alla alli alto anade
    analisis analiza ano anos antes apenas aplicar aquel aquella aqui articulo asi aspectos aun aunque ayer ayudame
    ayudar bajo basica basico bastante bien buena buenas bueno buenos busca buscar cada calcula cambiar cambio casi
    caso causa cien cierto cinco claro clase codigo comentarios comparacion comparar completo comun con concepto
    conceptos conocer consejos contenido contexto contra correcto corregir corrige cosa cosas crea creacion crear
    cuales cualquier cuando cuanta cuantas cuantos cuatro cuenta cuestion dame dar datos debe deben deberia debo
    decir definicion dejar dentro desde despues desventajas detalle detalles dia dias diez diferencia diferencias
    diferente diferentes dificil dime dinos dio distintos documento donde dos durante ejemplo ejemplos elegir ella
    ellas ellos empezar encima encontrar encuentra entender entiendo entonces entre era eran eres error errores esa
    esas escribe escribeme escribir ese eso esos espanol estaba estado estan estar estas estilo esto estos estoy
    estructura etapas etc evento evitar exactamente explicacion explicame explicar expresion facil falta favor fecha
    fin final fondo forma formas formato frase frases fue fueron funcion funciona funcionar futuro genera general
    generar gente gracias gran grande grandes grupo guia gusta gustaria haber habia hablar hace hacen hacerlo hacia
    hago han hasta hay haya haz hecho hola hora horas hoy idea ideas igual importante importantes incluso indica
    informacion ingles inicio introduccion ir jamas lado lectura lejos lenguaje lento les linea lineas lista listas
    llamado llegar llevar lugar mal manana manera maneras mas mayor mayores mediante medio mejor mejora mejorar
    mejores menor menos mensaje mes meses metodo metodos mientras minutos mio misma mismas mismo mismos modelo modo
    momento mostrar mucha muchas mucho muchos muestra mundo muy nada nadie necesita necesitas ninguna ninguno nivel
    nombre nombres nos nosotros nota nuestra nuestras nuestro nuestros nueva nuevas nueve nuevo nuevos numero
    numeros nunca objetivo objetivos ocho opcion opciones orden original otra otras otro otros pagina paginas
    palabra palabras parece parrafo parte partes partir paso pasos pedir pensar pequena pequeno perfecto pero
    persona personas plan plantilla poco pocos podemos poder podria podrias poner posible posibles pregunta
    preguntas primer primera primero primeros principal principales problema problemas proceso programa propio
    propuesta propuestas proximo proyecto puede pueden puedo pues punto puntos que quien quienes quiere quieres
    quisiera quizas rapida rapido razon razones realizar realmente receta recetas reescribe referencia regla reglas
    respecto responde responder respuesta respuestas resultado resultados resume resumen resumir saber sabes salir
    sea segun segunda segundo seis semana semanas sentido ser sera seria sido siempre siendo siete significa
    significado siguiente siguientes sin sino sistema sitio situacion sobre sola solamente solo solucion soluciones
    somos soy suficiente sugerencias sugiere sus tabla tal tambien tampoco tan tanto tarde tarea tareas tema temas
    tener tengo tenia tercera texto textos tiempo tiene tienen tienes tipo tipos titulo titulos toda todas todavia
    todo todos tomar total trabajar trabajo traduccion traduce traducir traves tres tus tuyo ultima ultimo unas
    unico usa usar uso usted ustedes util utilizar valor vamos varias varios veces vemos ventajas ver verdad version
    vez vida vista visto vivir voy vuestro`,
  it: `abbastanza adesso affinche aggiungi aiutami aiutare aiuto alcun alcuna alcune alcuni allora alta alto altra altre
    altri altro analisi analizza anche ancora andare anni anno appena aspetti attraverso avanti avere aveva avrei
    base basta bella bello bene bisogna bravo breve buon buona buone buongiorno buoni cambia cambiare capire caso
    causa cento cerca cercare certo chi ciao cinque cio cioe circa codice coi colpa completo comprendere comune
    concetti concetto confronto conosci consigli contenuto contesto contro correggi corretto cosa cose cosi crea
    creare credo cui dai dal dalla dalle dallo dammi dare dati davvero definizione dentro descrivi descrizione
    dettagli dettaglio deve devi devono di dice dieci differenza differenze difficile dimmi dire diversi diverso
    documento domanda domande dopo dovrebbe dovrei dovuto due durante eccetera ecco elenca elenco entrambi entro era
    erano errore errori esattamente esatto esempi esempio esistono essa esse essere essi fa facendo facile fai fammi
    fanno fase fatto favore fine fino forma formato forse fra frase frasi funziona funzionano funzionare funzione
    futuro genera generale genere gente gia giorni giorno giusto gli gran grande grandi grazie gruppo guida hai
    hanno idea idee ieri importante importanti indica informazioni inglese inizio insieme introduzione invece
    italiana italiano lato lavorare lavoro lei lettura li linea lingua lista liste livello loro lungo luogo ma
    maggior maggiore mai male mancano maniera meglio meno mentre mese mesi messaggio metodi metodo mezzo migliora
    migliorare migliore migliori minuti modello modi modo molta molte molti molto momento mondo mostra mostrami nei
    nel nella nelle nello nessun nessuno niente nome nomi nostra nostri nostro note nove nulla numeri numero nuova
    nuove nuovi nuovo obiettivi obiettivo occorre oggi ogni ognuno oltre opinione oppure opzione opzioni ora ordine
    ore originale ormai otto ovvero pagina paragrafo parla parlare parola parole parte parti partire passaggi passo
    penso perche perfetto pero persona persone piano piccola piccolo piu poca poche pochi poco poi possa possiamo
    possibile possibili possono potrebbe potrei potresti preferisco prendere presso prima prime primi primo
    principale principali problema problemi processo progetto proposta proposte proprio prossimo punti punto puoi
    qualche qualcosa qualcuno quali qualita qualsiasi quanta quante quanti quasi quattro quel quella quelle quelli
    quello queste questi questione qui quindi ragione rapida rapido regola regole rendere resto riassumere riassumi
    riassunto ricerca ricetta ricette richiesta riesco riga righe riguarda riscrivi risolvere rispetto rispondere
    rispondi risposta risposte risultati risultato sai sapere sara sarebbe sbagliato scegliere scelta scopo scritto
    scrivere scrivi scrivimi secondo sei semplice semplicemente sempre sensi senso senza sera serve servono sette
    settimana settimane sia siamo sicuro siete significa significato sistema situazione sola solito solo soltanto
    soluzione soluzioni sono sopra soprattutto sorta sotto spesso spiega spiegami spiegare spiegazione spiegazioni
    stai stanno stare stata state stati stato stessa stesse stessi stesso stile storie strumenti struttura su sua
    subito sue suggerimenti suggerisci sugli sui sul sulla suo suoi svantaggi tabella tale tali tante tanti tanto te
    tema temi tempo testi testo ti tipi tipo titoli titolo tra traduci tradurre traduzione tre troppo trova trovare
    tua tue tuoi tutta tuttavia tutte tutti tutto ultima ultimo usa usare uso utile utilizzare valore valori
    vantaggi vari varie vedere veloce veloci vero versione verso via vicino vita voglio volta volte vorrei vostra
    vostro`,
  pt: `abaixo acerca acho acima adicionar adicione agora ainda ajudar ajude alem algo alguem algum alguma algumas alguns
    ali alta alto analisar analise ano anos antes aonde apenas apos aquela aquele aqui aquilo artigo aspectos assim
    assunto ate atraves atual aula basico bastante bem boa boas bom bons busca cada calcule caso casos causa cedo
    cem certa certo cinco citar claro codigo coisa coisas comecar comeco comparacao comparar completo comum conceito
    conceitos conforme conhecer conseguir consigo conteudo contexto contra correto corrigir corrija criacao criar
    crie cuja cujo dado dados dao daqui dar definicao deixar dela dele deles demais dentro depois descreva descricao
    desde dessa desse desta deste desvantagens detalhe detalhes deve devem dever deveria devo dez dia dias diferenca
    diferencas diferente diferentes dificil diga disso disto dizer documento dois duas durante duvida duvidas ela
    elas ele eles embora encontrar enquanto entao entender entendi entre era eram erro erros escolha escolher
    escreva escrever espaco essa essas esse esses esta estado estao estar estas estava este estes estilo estou
    estrutura etapa etapas etc evento exatamente exemplo exemplos existem explicacao explicar expliquei faca facil
    falar falta favor faz fazem fazendo feita feito ficar fim final foi fora foram forma formas formato frase frases
    funcao funciona funcionamento funcionar futuro gente geral gerar gere gostaria grande grandes grupo guia habitos
    havia hoje hora horas ideia ideias igual importante importantes inclua incluir informacao informacoes ingles
    inicio introducao ir isso isto jamais jeito lado lembre ler lhe lingua linguagem linha linhas lista listas liste
    logo longe longo lugar maior maiores mais mal maneira maneiras manha mas mediante meio melhor melhorar melhore
    melhores menor menos mensagem mes meses mesma mesmas mesmo mesmos metodo metodos meus minutos modelo modelos
    modo momento mostrar mostre muita muitas muito muitos mundo nada nas nela nele nem nenhum nenhuma nessa nesse
    nesta neste ninguem nivel nome nomes nos nossa nossas nosso nossos nova novas nove novo novos numero numeros
    nunca objetivo objetivos obrigado obter oito ola onde ontem opcao opcoes ordem original outra outras outro
    outros pagina palavra palavras paragrafo parece parte partes partir passar passo passos pedir pela pelas pelo
    pelos pensar pequena pequeno perfeito pergunta perguntas perto pessoa pessoas plano pode podem poder poderia
    pois ponto pontos porem porque portanto portugues possiveis possivel pouco poucos pra precisa precisam precisar
    primeira primeiro primeiros principais principal problema problemas processo projeto proposta propostas propria
    proprio proxima proximo quais qualidade qualquer quanta quantas quantos quase quatro quem quer queria questao
    questoes rapida rapido razao realizar realmente receita receitas reescreva regra regras relacao responda
    responder resposta respostas restante resultado resultados resuma resumir resumo revisao sabe saber segue
    seguinte seguintes segunda segundo sei seis seja sem semana semanas sempre sendo sentido ser sera seria sete seu
    seus significa significado sim simples sistema site situacao sob sobre solucao solucoes somente somos sou sua
    suas sugestao sugestoes tabela tais tal talvez tambem tanto tao tarde tarefas tem tema temas temos tempo ter
    terceiro teria texto textos tinha tipo tipos titulo titulos toda todas todavia todo todos total trabalhar
    trabalho traducao traduza traduzir tres tudo ultima ultimo umas uns usa usando usar use uso util utilizar valor
    valores vamos vantagens varias varios vem ver verdade versao vez vezes vida visto voces voltar vou`,
  nl: `aanpak aantal acht achter af afgelopen al alle alleen alles als altijd analyse analyseer ander andere anders
    antwoord antwoorden avond bedenk bedoel been begin beginnen begrijp beide bekijk belangrijk belangrijke
    belangrijkste ben bent bepaal bereken beschrijf beschrijving bestaat beste betekenis betekent beter betere bijna
    bijvoorbeeld binnen blijft blijven boven buiten daar daarbij daarna daarom daarvan dag dagen dan dank deel delen
    denk denken deze dezelfde ding dingen direct dit doe doel doelen doen doet door drie duidelijk duidelijke dus
    echt echte een eens eerst eerste eigen eigenlijk elk elke en engels enige enkele er erg ergens even fout fouten
    functie gaan gaat gebruik gebruiken gebruikt gedaan geef geeft geen gelijk gemaakt genereer genoeg geval geven
    gewoon goed goede goeden graag groep groot grote haal haar had hadden halen hallo hebben hebt heel heen hele
    helemaal help helpen hem hen herschrijf hetzelfde hier hij hoeveel hoi honderd hulp hun idee ideeen iedere
    iedereen iemand iets informatie inhoud inleiding inmiddels ja jaar jaren jezelf jou jullie kant keer keuze kies
    kiezen klein kleine kom komen komt kon konden kort korte kost krijg krijgen krijgt kunnen kwam laat laatste lang
    lange langs laten leg leuk leuke leven lezen liever liggen lijkt lijn lijst lijsten links maak maakt maand
    maanden maar mag maken makkelijk man manier manieren me mee meer meest meeste mens mensen methode methoden
    mezelf mij mijzelf minder minuten misschien mocht model moeilijk moest moeten mogelijk mogelijke mogelijkheden
    morgen naam naast nadelen namelijk namen nederlands nee neem negen nemen net niemand niets nieuw nieuwe niks
    nodig noem nog nooit nu nummer nummers of ofzo omdat omschrijf onder ons onze ook oplossing oplossingen optie
    opties overal overzicht paar pagina paginas pas personen persoon plaats plan plannen praten precies probeer
    proberen probleem problemen proces project punt punten reactie recept recepten rechts reden redenen regel regels
    reis resultaat resultaten samen samengevat samenvatten samenvatting schrijf schrijven simpel slecht slechts snel
    snelle sommige soms soort soorten staan staat stap stappen steeds stel stellen structuur stuk suggesties systeem
    taak taal tabel taken te tegen tekst teksten terug terwijl thema tien tijd tijden tips titel titels toch toe
    toen toevoegen tot totaal tussen twee type uit uitleg uitleggen uur vaak van vanaf vandaag vanuit vast veel vele
    verbeter verbeteren verder vergelijk vergelijking verschil verschillen verschillende versie vertaal vertalen
    vertaling vertel via vier vijf vind vinden voeg vol volgend volgende volledig volledige vooral voorbeeld
    voorbeelden voordat voordelen voorstel vraag vragen vroeg waar waarbij waarde waarden waarin waarmee waarvan
    wanneer waren week weer weet weg weinig weken wel welk welke werd werden wereld werk werken werkt weten wie wij
    wilde willen woord woorden worden wordt zag ze zeggen zegt zei zeker zelf zelfs zes zetten zeven zich zichzelf
    zie zien zin zinnen zit zitten zo zoals zodat zoek zoeken zonder zou zouden zulk zulke zullen`,
} as const;

/** Words too broad to be the whole name of a subject: good as a part of a name only ('sales meeting'). English. */
export const BROAD_NOUNS = `account action activity adult album alternative amazon america american app application apps area art article
  assignment audience author autumn baby back background bag bank bar basket battery bed bedroom behaviour bit blog
  board boat body book books boss bottle bottom box boy brain brand break bug bugs building bus business businesses
  button buyer calendar camera campaign candidate capital car card cards care career cat category cause cell center
  centre century certificate channel chapter character characters charge child children city class classes click
  client clients clothes club colleague college color colour colours column columns command commands companies
  company component components computer conference connection consumer contact content contract control conversation
  copy core corner cost costs country couple course court cover credit culture custom customer customers data date
  deadline degree delivery demand department design designs desk development device diagram dialog dialogue
  dictionary diet digital director disease dish distance doc docs doctor dollar domain door download draft drink
  drive driver economy edge education element elements email emails employee employees employer energy engine
  engineer entry environment equipment essay estate europe european evening event evidence exam exams exercise
  exercises expense experiment eye face family father fee feedback field fight film finance financial finger fire
  firm floor flow folder food foot force forest frame framework friend friends front fruit fuel gift girl glass
  global goal goals google government grade greeting ground group growth guest guy hair hand head health heart heat
  height hero high history hole holiday home homework hospital host hotel hour house household human husband image
  images income index individual industry institution interest interface internet interview investment island job
  jobs journey judge key keyboard kid kids king kitchen knee knowledge label lady lake land language law laws lawyer
  layer leader learn learning leg lesson lessons letter letters level library life light list local location log
  love lunch machine magazine mail male man management manager map mark market markets marriage mass master match
  material matrix meal measure meat media meeting meetings memory men menu metal middle milk minute mobile mode
  model models moment money month morning mother mountain mouth movement movie movies music native nature neighbor
  neighbour network news newspaper night noise north nose number ocean office officer oil opportunity order
  organisation organization original outcome owner package pain pair panel paper papers parent parents park part
  partner parts party path patient pattern patterns payment people performance period phase phone photo photos
  physical piece pilot plan planning plans plant plants plate platform player plot pocket policy political politics
  pool post posts potential power practice preparation presentation president pressure price prices principle
  priority procedure process product production products profile profit program programming programs project
  projects property proposal protocol purchase quantity race radio rain random rate reader reading reality record
  records region relationship release rent report research researcher resources restaurant return revenue ring risk
  risks river road role roles room rooms root route routine row rows rule rules sale sales sand scale scene school
  schools science scientist screen sea seat second secret sector security seed sequence server servers service
  session sex shape share shop shopping shot side sign signal sister skill skills skin sky sleep social society
  software soil son song songs soul sound south speed spirit sport spot spring square staff stage star stone storage
  store stories story strategies strategy street stress string strings student students studies study stuff sugar
  summer sun supply support surface symbol system systems tag target teacher teachers teaching team teams tech
  technology teen telephone television temperature test testing tests theme thinking thought thoughts today tomorrow
  town toy track trade tradition training translation transport travel treatment tree trend trends trip trouble
  truth turn tv uncle unit units universe university vacation vehicle video videos village vision visit voice volume
  wall war watch water wave way wear weather web webpage website websites weekend weight west wife wind window
  windows winter woman women wood workflow world writer writing yard year young youth`;
