import type { IntentClass } from '../intent-classes.ts';

/** More messages as people type them, by intent, separated by bars: training data of the classifier for English. */
export const FURTHER_MESSAGES: Partial<Record<IntentClass, string>> = {
  outside: `turn on the heating at 6 |
start the washing machine at 7 tonight |
start the robot vacuum at noon |
dim the lights in the hall |
set the thermostat to 20 degrees |
switch off the tv in an hour |
preheat the oven to 180 |
brew coffee at 6:30 |
close the blinds at sunset |
lock the front door at 11 |
open the garage door |
record the match tonight at 9 |
play some jazz in the kitchen | skip this song | call mum on speaker | text Anna that i am late | send the invoice to the client | order a pizza for 7 | get me a taxi at 5 | book me a table for two on friday | buy two tickets for the concert on saturday | pay the gas bill on the 1st | turn the volume down | charge the car at midnight | run the dryer at 10 | water the lawn at 8 with the sprinkler | post this on instagram at noon | transfer 50 euros to Tom | start the dish washer tonight | wake up the computer at 9`,
  event: `put dentist on friday at 10 into my calendar | Schedule a 45 minute call with Ruben tomorrow at 2pm | add "parents evening" 26 november 19:00 |
block thursday 9 to 12 for deep work | new appointment: tyre change, Monday 8.30 | I'm meeting Clara for coffee on Saturday at 3, save that for me |
put optician on thursday at 4 into my calendar | I'm meeting the surveyor on 2 December, 9 o'clock. Add that, would you? |
new appointment: physio, monday 8:30 to 9 | Block Saturday afternoon from 2 until 5 for flat viewing |
schedule a call with Henrik for tomorrow at eleven | add dinner with Carla friday 7pm | put yoga on tuesday at 18:00 in my calendar |
hey, schedule lunch with Piet next monday at 12 | block off tomorrow morning for writing | i've got physio on the 2nd at 9:15, add it please |
book me in for a haircut saturday 10 am | pop a dentist visit in my calendar for 3 december at 11 | we're having dinner with the neighbours on sunday at 7, add it |
plan a call with Jess for wednesday 4pm | pop the vet in for thursday 4pm | can we get a haircut in the diary saturday morning at 10 |
lunch with Farah on the 25th at 1 | pencil in drinks with Amara, sat 9pm | theres a parents thing at school on thursday 6pm, add it to my calendar |
book me out friday 1-3pm for the audit`,
  reminder: `remind me tonight at 8 to call mum | can you nudge me in an hour about the oven, set a reminder | set a reminder for 1 Dec: cancel gym |
Please remind me every morning at 7 to take my tablets. | remind me to ask Jeroen about the invoice on tuesday |
ping me with a reminder friday noon, parking permit | remind me at 5 to defrost the soup | Don't let me forget to ring the school on Friday morning at 8, please |
nudge me tomorrow evening at 7 about the parking permit | Give me a reminder for Sunday 10am: feed Olaf's cat |
ok, remind me to move the laundry at 6 | alright, remind me tomorrow about the parcel | yo remind me on sunday to water the ferns |
set a reminder for 3 march: renew domain | set a reminder for friday 9am: delete old backups | reminder tomorrow 10am: cancel netflix trial |
give me a reminder at 5 to leave | pls remind me that the bins go out tonight | nudge me on thursday about the quote for the roof |
can you ping me at noon to take the bread out | hi, could you remind me at half past four to fetch the kids |
set an alarm for 5:45 | i want a reminder on monday morning about the parking fine | give me a shout at 6 about the lasagne |
Give me a nudge tonight at 9 about the insulin order, would you | ping me tomorrow 7am: passport in bag!!`,
  task: `add to my to-do list: order printer ink | new task: finish the slides by Thursday | put "call the insurance" on my task list |
I have to file the VAT return by 10 December, note that as a task | todo buy light bulbs E14 | Create a task for cleaning out the gutters this month |
Add to my to-do list: descale the kettle | new task: send the signed lease to the agency by Monday | i need to get the bike serviced before december, put it on my todo list |
to do - order toner, low priority | to do: descale the kettle | todo - renew library card | ok, add "wash the curtains" to my todos |
hey can you add bin bags to my to do list | stick "reply to Sandra" on my task list | new to-do: pick up parcel |
make a task to vacuum the car this weekend | create a todo for renewing my passport | task: hand in the expense report by friday |
i need to send the contract back by Friday, put that on my to-do list | note to self: replace the smoke alarm battery |
task list: add "fix the doorbell" | pls add sunscreen to the list of things i have to do | i need to remember to cancel the trial, make it a task |
to-do for this week: sort the photos | stick renew car insurance on the list | to-do: cancel gym membership |
add "descale the kettle" to my to-dos | To do for this week – chase the insurer about the windscreen |
new todo renew library books`,
  plan_question: `what's on my calendar tomorrow? | When is my dentist appointment again? | do i have anything on saturday evening |
cancel my 3pm tomorrow | Can you move my Friday lunch with Tom to 13:30? | how many meetings have i got this week |
Which appointments do I have in December? | what's on tomorrow? | When is my next appointment with the dermatologist? |
Do I have anything planned for the last weekend in November? | show me my week | cancel my 10am on friday |
delete the 4 o'clock tomorrow | reschedule tomorrow's dentist to monday | push my 2pm back by half an hour |
what do I have to do this week? | what does my tuesday look like | run me through tomorrow | am i meeting anyone on friday? |
is anything scheduled for the 28th? | what time does my class start on thursday | do I have plans tonight |
what have i got on friday | drop my 11 o'clock tomorrow | shift the team lunch to thursday | is there something planned for saturday morning? |
what's next on my agenda | anything on sunday? | when's my next physio | am I double booked next tuesday? |
Is there anything in the diary for the weekend of the 28th? | whats still open on my todo list`,
  free_time: `when am I free on thursday afternoon? | Find me a two hour gap next week | do i have a free hour today between 1 and 5 |
Which evenings this week are still open for me? | is there any slot on monday where i could fit in a haircut |
when could i meet with Anna for 30 minutes, earliest free slot pls | Am I free on Friday afternoon? | find me a two-hour gap next week |
When could I squeeze in a haircut between now and Saturday? | which evenings do i still have open in december |
which mornings next week am i free | what afternoons are open next week | when do i have two hours for the tax return |
is my saturday free | earliest free slot tomorrow | when could I squeeze in a gym session this week | are there any gaps in my calendar on wednesday |
do i still have room for a call on friday | when can i meet Lena for an hour next week | am i free at 3 on thursday |
any evening free next week for a dinner? | where in my week is there space for a two hour workshop | could you find an hour for the gym on friday |
am i available on the 24th | what's my first free afternoon | got an hour spare on friday at all? | which evenings next week are still empty |
when am i free this week for a 2 hour thing | find me an empty evening before the 1st | could i squeeze in 30 min with Leo on monday`,
  archive_question: `what did I decide about the kitchen worktop? | In which chat did I ask about French verbs? | what did we say back then about my cholesterol values |
Find the conversation where I compared heat pumps | what was the name of that python library you recommended to me for pdfs in one of my old chats |
What have I learned so far about sourdough? | did i ever ask about refinancing the mortgage | Which hiking boots had I narrowed it down to in the end? |
find the chat where we went through my tenancy deposit dispute | Back in the summer you gave me a marinade with miso. What was in it? |
where did we talk about pension transfers | which bike did you recommend to me last time | did we ever discuss my landlord |
show me the chat with the lasagne recipe | what had I noted about the greek island hopping | find my old conversation on solar panels |
what was that recipe you gave me for dal | look up what i asked about the boiler | have i talked about adopting a dog before |
which conversations mention my sister | which paint did I end up picking for the hallway | dig out that thing about sourdough hydration |
have I ever mentioned my blood pressure numbers | what was that podcast you told me about in october |
Find that chat where I asked how to prune the fig tree | which sourdough hydration did you recommend me back in the spring |
pull up everything ive got on loft insulation`,
  summary: `summarise this conversation | tldr of this chat please | Give me the key points of the conversation above in five bullets |
can u sum up what we talked about here | What is the gist of this conversation? | Sum up this conversation for me |
tl;dr of what we've talked about here so far? | Can you recap this chat in three bullet points | I've lost the thread. What have we established in this conversation up to now? |
give me a summary of this conversation | what are the main points of our chat | can you recap this thread for me |
tl;dr | sum up our chat so far | what's the gist of what we discussed here | summarise what we've been talking about |
wrap up this chat in three sentences | key takeaways from this conversation please | what was this chat about in short |
boil this conversation down to five bullet points | what was the gist of my chat about the boiler | tldr of the above |
summarize our discussion in two lines | what did we conclude in this chat | short recap please | boil this down to the essentials |
tl;dr of my conversation on the divorce paperwork | Can you condense what's in the long thread with the Terraform migration? |
What were the main points of the conversation titled "Pension options"?`,
  count_question: `how often did I ask about back pain? | How many times have I asked about Excel this year | count my chats about the divorce |
In how many conversations did I talk about Rust? | how many questions have i asked on cooking since summer |
what's the number of times i brought up my boss | How many of my conversations this year dealt with tax? |
number of times i mentioned Lisbon? | Count my chats about sourdough, please | how many appointments do i have tomorrow |
how many events are there this weekend | how many calls have I got next week | how many times did I mention my knee |
number of chats about python this year | how often have we talked about sleep | how many conversations do i have about cooking |
how many of my chats are about work | how frequently do i ask about recipes | number of times i mentioned the car |
how many chats about the divorce so far | how often do I moan about sleep | What share of my conversations this year was about work? |
number of chats i had last month?`,
  move: `move this conversation to health | This belongs under finances, put it there | file this chat in the Work category please |
wrong category, should be family | Put this conversation into education | move this conversation to Health |
This belongs under Finances, please shift it | file this chat under Work | wrong category, put this one into Family |
move this to family | please file this under travel | this should be in work, not in other | wrong folder, this goes in finances |
change the category of this chat to health | put this one in religion please | this chat is about money, move it to finances |
recategorise this as health | shove this under Finances | File this under Family. | Please take my three Spanish lessons threads and sort them into Education`,
  rename: `rename this conversation to Kitchen plan | call this chat "Tax 2026" from now on | Change the title of this conversation to Portugal trip |
give this chat a new name: bike repair | The title is wrong, rename it: Letter to landlord | call this conversation "Balcony plants" |
Rename this chat to Interview prep Siemens | The title is silly. Change it to Tax return 2025, please |
rename this chat: Balcony plants | call this conversation Trip to Oslo | title this chat Budget 2027 |
the name should be Moving checklist | give this conversation the title Roof repair | please rename this to Oslo weekend |
new title for this chat: Boiler trouble | can we call this conversation Thesis ideas | call this one "Loft conversion" |
call this chat Bathroom Leak | that heading is rubbish, rename it to Nan's recipes | retitle "New chat" -> Wedding speech`,
  date_time: `what time is it | what day is it today? | whats todays date | Which calendar week are we in? | is it wednesday or thursday today |
What's today's date? | which weekday is it today | whats the date | what day is it on the 14th | what weekday is 24 december |
which week number is it | what week of the year is this | is today monday or tuesday | is it friday yet |
what year is it | tell me the time in Lisbon | do you know what time it is | what's today | what is the date tomorrow |
what month are we in | what's the time now | which day of the week was it yesterday | what's the date next friday |
is it already december | is it the 18th or 19th today | what date is the third Sunday in Advent`,
  help: `what can you do? | help | How does this work, what can I ask you? | show me what you're able to do for me |
Which commands do you understand? | explain your features to me please | What can you do? | how do i import my old chats into this thing |
Explain how the calendar in this app works, I'm new here | what can you do for me | explain what you can do |
explain how you work | what are you good at | which features do you have | tell me about your features |
how do i use you | list your commands | what kind of questions can i ask | how can you help me | show me your features |
give me an overview of what you can do | what do you do | what are my options here | how can i use this assistant |
tell me what i can ask you | do you have a list of features | how do I get my Claude chats in here | what can you actually do for me? |
where do i change the language of this app | how do i connect a model to you`,
  small_talk: `hi there! | thanks, that was great | good morning :) | how are you doing today? | lol ok | you're the best, good night |
good morning, how are you today? | haha thanks, you're a gem | ugh mondays, right? | hey :) | hello!! how's it going |
thx a lot | good evening | that's great, thank you so much | haha nice one | sleep well | you rock | howdy! |
thanks a bunch | ok great, talk to you later | nice to meet you :) | hmm ok | ha, you made me laugh | cheers, you're a star |
ugh what a day`,
  writing: `write a birthday poem for my 80 year old neighbour | Draft a polite complaint to the phone company about a wrong bill |
can you write a cover letter for a job as a bus driver | I need a short toast for my brother's wedding, funny but not mean |
Compose a rental ad for a two-room flat with balcony | write me a bedtime story about a hedgehog who is afraid of leaves |
Write me a poem about my grandmother's blue bicycle | Draft a letter of complaint to my internet provider about three weeks of outages |
compose a short toast for a retirement party, dry humour | write a thank you note to my daughter's teacher |
can you draft an invitation for a garden party | help me write a bio for my website, two lines | i need a catchy slogan for a bakery |
give me ideas for a retirement speech | rephrase this so it sounds friendlier: send me the file | make this shorter: we would like to inform you that |
can you polish this mail: we are late because of rain | come up with a name for my rabbit | write a linkedin post about my new job |
five bullet points for a eulogy | a limerick about our cat Mog and the printer | need a polite decline to a wedding invite |
draft an apology to the neighbours for the noise on saturday | make this sound friendlier: "Pay by Friday or I'll cancel."`,
  code: `write a bash script that renames all jpgs by their date | Python function that checks if a string is a palindrome |
give me a regex for German postcodes | SQL query: top 10 customers by revenue per year | Code a React component with a dark mode toggle |
how do i write a for loop over a dict in python that skips None values, show code | Write a Python function that merges overlapping intervals |
regex that matches dutch postcodes like 1234 AB | regex to match a dutch licence plate | give me a sql query that counts orders per week |
need a bash one-liner to delete empty folders | show me a css snippet for a sticky footer | how do I sort a list of dicts in python |
excel formula to count cells containing a word | fix this: TypeError: cannot read properties of undefined |
what's wrong with this code: for i in range(10) print(i) | write a powershell script that pings a server |
javascript function to debounce a callback | how can i reverse a string in rust | make a cron expression for every monday at 6 |
html table with alternating row colours | what does this error mean: ENOENT no such file | typescript type for a nested record |
sql to get the second highest salary | my react component re-renders forever, here's the code: useEffect(() => setX(x+1)) |
Please fix this: for i in range(10) print(i) | I need a SQL query that gives the top five customers per region`,
  translation: `translate "I miss you" into Italian | How do you say Feierabend in English? | Please put this into Dutch: The package was damaged on arrival. |
translate the following sentence to spanish - we are closed on public holidays | Translate into Italian: "The key is under the flowerpot." |
how do you say "I'm allergic to walnuts" in Japanese | What's the German for "hedge trimmer"? | translate "good luck" to Polish |
how do you say thank you in Turkish | what's "cheers" in Portuguese | what does "saudade" mean in English |
into French please: the lift is broken | what is the Spanish word for squirrel | say "see you tomorrow" in Swedish |
translate to german: where is the station | whats butterfly in italian | spanish for "where is the pharmacy" |
what is "schadenfreude" in english | can you translate my sentence to French: I am lost | how would you say happy new year in Korean |
what's "gesundheit" in polish | Translate into French: The goods have not arrived. | What's the Italian word for corkscrew?`,
  knowledge: `why is the sky blue | Who was the first woman to win a Nobel Prize? | how high is mount kilimanjaro | What is the difference between a virus and a bacterium? |
capital of Mongolia? | How does a heat pump work in winter? | Why is the sky darker at high altitude? |
who was the first woman to win a nobel prize | what is photosynthesis | how tall is the eiffel tower |
who painted guernica | population of Canada? | why do cats purr | what is a calendar year | what is the difference between a task and a project |
how do reminders work in the brain | what is the best time to plant garlic | when is the best time to visit Japan |
what day do most people get paid | how many weeks are in a year | what can you eat before a blood test |
what can you do against moths | how often should i water a cactus | what features does a good tent need |
what is the gist of the theory of relativity | which day of the week is best for surgery | who was king of spain in 1700 |
what happened in 1989 | how do you say no to your boss politely | what is a regex | how many days are in this month |
who is the president of Brazil | how long do tortoises live | what's the tallest waterfall | difference between jam and marmalade |
when was the printing press invented | why do we dream | how do calendars handle leap years | what makes a good summary |
why do onions make you cry | how long does it take to fly to Tokyo | Who painted The Night Watch? | What's the capital of Burkina Faso?`,
};

/** The same in Dutch, German, French, Spanish, Italian and Portuguese. */
export const FURTHER_FOREIGN_MESSAGES: Partial<Record<IntentClass, string>> = {
  translation: `whats "mise en abyme" in german | ins Englische übersetzen: Der Aufzug ist außer Betrieb. | Was heißt "Schmetterling" auf Portugiesisch? |
¿Cómo se dice "sacacorchos" en alemán? | traduci in inglese: "Il treno è in ritardo come sempre" | vertaal naar het Engels: ik heb geen tijd |
hoe zeg je gezellig in het Engels | übersetze ins Französische: Wo ist der Bahnhof? | wie sagt man Feierabend auf Spanisch |
was heißt "serendipity" auf Deutsch | traduis en anglais : je suis en retard | comment dit-on "squirrel" en français ? |
traduce al inglés: llego tarde | ¿cómo se dice "ardilla" en inglés? | traduci in inglese: sono in ritardo |
come si dice "scoiattolo" in inglese? | traduza para o inglês: estou atrasado | como se diz "esquilo" em inglês? |
wat betekent "resilience" in het Nederlands | wie heißt Eichhörnchen auf Englisch | comment on dit écureuil en anglais`,
  event: `zet kapper op donderdag om 16:30 in mijn agenda | Trag bitte Elternsprechtag am Dienstag um 17 Uhr in den Kalender ein |
Apunta en el calendario cena con Berta el sábado a las 21:30 | marca dentista na sexta às 10h na minha agenda |
zet eten met Noor vrijdag om 19 uur in mijn agenda | trag Abendessen mit Nora am Freitag um 19 Uhr ein |
ajoute dîner avec Nora vendredi à 19h à mon agenda | añade cena con Nora el viernes a las 21 a mi calendario |
apúntame comida con Farah el 25 a la 1 | plan een belletje met Yara in, morgen half 3 | Blockiere mir den Freitagvormittag von 9 bis 12 für die Inventur. |
Peux-tu inscrire le dîner chez les Lemaire, samedi 28 à 20 h ? | Agéndame la revisión del coche para el 3 de diciembre a las 9, por favor. |
Inserisci in calendario la cena aziendale: 11 dicembre, ore 20. | Põe no calendário a reunião da escola, dia 26 às 18h30.`,
  reminder: `Herinner me er vanavond om negen uur aan dat ik de was ophang | erinner mich morgen früh um 7 ans pausenbrot |
recuérdame el lunes a las 9 llamar al fontanero | Lembra-me hoje às 18h de comprar ração para o gato |
ok, herinner me morgen om 9 uur aan de garage | erinnere mich bitte morgen um 8 an die Blutprobe | ok, erinnere mich am Freitag an den Vertrag |
rappelle-moi demain à 9h d'appeler le plombier | recuérdame mañana a las 9 llamar al fontanero | ricordami domani alle 9 di chiamare l'idraulico |
lembre-me amanhã às 9 de ligar para o encanador | kun je me om vijf uur herinneren aan de was | kannst du mich um fünf an die Wäsche erinnern |
peux-tu me rappeler à 17h de sortir le linge | ¿puedes recordarme a las 17 recoger la ropa? | puoi ricordarmi alle 17 di ritirare i panni |
pode me lembrar às 17h de tirar a roupa | Fais-moi penser ce soir, vers 21 h, à prendre mon comprimé. |
Domattina alle sette avvisami di prendere le chiavi della cantina.`,
  task: `zet op mijn takenlijst: dakgoot schoonmaken | Neue Aufgabe: Altglas wegbringen | Añade a mis tareas: renovar el DNI |
adiciona à lista de tarefas: trocar a lâmpada do corredor | zet "melk kopen" op mijn takenlijst | nieuwe taak: ramen lappen |
neue Aufgabe: Altglas wegbringen | setz "Müllsäcke kaufen" auf meine Aufgabenliste | ajoute "acheter du pain" à ma liste de tâches |
nouvelle tâche : laver les vitres | añade "comprar pan" a mi lista de tareas | nueva tarea: limpiar el horno |
aggiungi "comprare il pane" alla mia lista di cose da fare | nuova attività: pulire il forno | adicione "comprar pão" à minha lista de tarefas |
nova tarefa: limpar o forno | voeg zonnebrand toe aan mijn takenlijst | sur la to-do: résilier la salle de sport |
Op mijn takenlijst: zolderluik isoleren | neue Aufgabe: Winterreifen bestellen | Añade a mis tareas: llamar al fontanero |
Adiciona à lista de tarefas: trocar o filtro da piscina`,
  plan_question: `Wat staat er morgen op mijn planning? | Qu'est-ce que j'ai de prévu samedi ? | ¿qué tengo mañana? | O que é que tenho marcado para a próxima semana? |
wat staat er morgen op mijn agenda? | annuleer mijn afspraak van vrijdag | verzet de tandarts naar maandag 10 uur |
was steht morgen im Kalender? | sag meinen Zahnarzttermin am Freitag ab | verschiebe das Meeting mit Jonas auf Montag 14 Uhr |
qu'est-ce que j'ai demain ? | annule mon rendez-vous de vendredi | déplace mon dentiste à lundi 10h | cancela mi cita del viernes |
mueve la cita del dentista al lunes a las 10 | cosa ho domani? | annulla il mio appuntamento di venerdì |
sposta il dentista a lunedì alle 10 | o que tenho amanhã? | cancele minha consulta de sexta | mude o dentista para segunda às 10h |
heb ik zaterdag iets gepland | schrap de vergadering van morgen | habe ich am Samstag etwas geplant? |
lösche das Meeting morgen | ai-je quelque chose de prévu samedi ? | supprime la réunion de demain | ¿tengo algo el sábado? |
borra la reunión de mañana | ho qualcosa sabato? | cancella la riunione di domani | tenho alguma coisa no sábado? |
apague a reunião de amanhã | moet ik zondag nog ergens heen? | muss ich Sonntag irgendwohin? | je dois aller quelque part dimanche ? |
tengo que ir a algún sitio el domingo? | domenica devo andare da qualche parte? | tenho de ir a algum lado no domingo? |
wat staat er donderdag allemaal in de agenda? | Was hab ich am Wochenende vor? | j'ai quoi de prévu vendredi |
¿Qué tengo mañana por la tarde? | che impegni ho lunedì? | o que tenho marcado para quinta?`,
  free_time: `ben ik vrijdagmiddag vrij? | quand est-ce que j'ai deux heures de libres cette semaine ? | ¿Tengo libre el jueves por la tarde? |
tenho algum horário livre na quarta de manhã? | wanneer ben ik vrijdagmiddag vrij? | heb ik volgende week nog een gaatje van een uur |
wann habe ich nächste Woche zwei Stunden Zeit? | bin ich am Samstagabend frei? | quand suis-je libre vendredi après-midi ? |
est-ce que j'ai un créneau d'une heure demain | ¿cuándo estoy libre el viernes por la tarde? | quando sono libero venerdì pomeriggio? |
quando estou livre na sexta à tarde? | wanneer heb ik deze week tijd voor de kapper | wann habe ich diese Woche Zeit für den Friseur |
quand est-ce que j'ai le temps pour le coiffeur cette semaine | ¿cuándo tengo tiempo esta semana para la peluquería? |
quando tenho tempo esta semana para o cabeleireiro | wanneer heb ik volgende week een avond over | an welchen Abenden nächste Woche hab ich nix |
j'ai quels soirs de libres la semaine prochaine | qué noches tengo libres la semana que viene | che sere ho libere la settimana prossima |
que noites tenho livres na próxima semana | Wann habe ich nächste Woche zwei Stunden am Stück Luft? | ¿Me queda algún hueco el lunes por la mañana? |
In quali sere di questa settimana sono libero?`,
  archive_question: `Wat had ik ook alweer besloten over de nieuwe vloer? | Qu'avais-je choisi finalement comme assurance pour la voiture ? |
¿Qué colchón me había gustado al final de los que comparamos? | O que foi que eu resolvi sobre a cor da sala? |
wat hebben we gezegd over de verbouwing | was haben wir über die Heizung gesagt | qu'est-ce qu'on a dit sur la cuisine |
wat was ook weer de naam van die verf voor de gang | wie hieß nochmal die Farbe für den Flur | c'était quoi déjà la peinture pour le couloir |
cuál era la pintura del pasillo que elegí | qual era la vernice per il corridoio che avevo scelto | qual era a tinta do corredor que escolhi |
wat had ik ook alweer gevraagd over die dakgoot | Qu'est-ce que j'avais demandé au sujet du crédit auto ? |
o que foi que eu perguntei sobre o visto canadense`,
  summary: `vat dit gesprek even samen | fais-moi un résumé de cette conversation | Riassumimi questa conversazione |
resume esta conversa, por favor | vat dit gesprek samen | kun je een samenvatting van deze chat geven |
fasse dieses Gespräch zusammen | gib mir eine Zusammenfassung von diesem Chat | résume cette conversation |
fais-moi un résumé de notre discussion | resume esta conversación | hazme un resumen de nuestra charla |
riassumi questa conversazione | resuma esta conversa | geef de hoofdpunten van dit gesprek | nenne mir die wichtigsten Punkte dieses Gesprächs |
donne-moi les points clés de cette conversation | dame los puntos clave de esta conversación | dammi i punti principali di questa conversazione |
quais são os pontos principais desta conversa | resume isto em duas frases`,
  count_question: `Hoe vaak heb ik naar hoofdpijn gevraagd? | Combien de fois ai-je parlé de mon genou ? | quante volte ti ho chiesto del mal di testa? |
Quantas vezes perguntei sobre o passaporte? | hoe vaak heb ik naar rugpijn gevraagd | wie oft habe ich nach Rückenschmerzen gefragt |
combien de fois ai-je parlé de mon dos | ¿cuántas veces he preguntado por mi espalda? | hoe vaak klaag ik over slaap |
wie oft jammere ich über Schlaf | combien de fois je me plains du sommeil | cuántas veces me quejo del sueño |
quante volte mi lamento del sonno | quantas vezes me queixo do sono | Hoe vaak ging het dit jaar over mijn werk? |
Wie viele Gespräche drehten sich im Oktober um Geld? | combien de fois j'ai parlé de mon dos cette année |
cuantas conversaciones tuve en septiembre | Quante volte ho chiesto della dieta quest'anno? | Quantas vezes falei de trabalho no mês passado?`,
  move: `verplaats dit gesprek naar Gezondheid | Déplace cette conversation dans Finances | Sposta questa chat in Famiglia |
Move esta conversa para Trabalho | verplaats dit gesprek naar gezondheid | verschiebe diesen Chat nach Gesundheit |
déplace cette conversation dans Santé | mueve esta conversación a Salud | pack das mal zu Finanzen | verplaats deze chat naar Gezondheid |
verschieb den chat hier nach familie | Classe cet échange dans Finances, s'il te plaît. | pasa este chat a Salud |
sposta questa chat in Lavoro | Mova esta conversa para Religião.`,
  rename: `Noem dit gesprek voortaan 'Verbouwing zolder' | renomme cette discussion en « Voyage au Québec » | cambia il titolo di questa conversazione in Orto invernale |
hernoem dit gesprek naar Keuken | benenne dieses Gespräch um in Küchenplan | renomme cette conversation en Voyage |
cambia el nombre de esta conversación a Viaje | noem deze chat maar zolderverbouwing | Dá a esta conversa o título "Obras na cozinha", por favor.`,
  date_time: `Wie spät ist es? | on est quel jour aujourd'hui ? | Che ore sono? | hoe laat is het | welke dag is het vandaag? |
wat is de datum van vandaag | in welke week zitten we | wie spät ist es | welcher Tag ist heute? | welches Datum haben wir heute |
in welcher Kalenderwoche sind wir? | quelle heure est-il ? | quelle est la date d'aujourd'hui | ¿qué hora es? |
¿qué día es hoy? | ¿a qué fecha estamos? | che ore sono? | che giorno è oggi? | que horas são? | que dia é hoje? |
den wievielten haben wir heute | quanti ne abbiamo oggi | oggi è il 18 o il 19? | hoeveel dagen nog tot sinterklaas |
wie spät ist es gerade in tokio | Quel jour de la semaine tombe le 14 juillet 2027 ? | ¿Qué hora es ahora en Buenos Aires? |
quanti giorni mancano a capodanno`,
  help: `Was kannst du alles? | Comment ça marche, cette appli ? | come faccio a usare l'archivio? | wat kun je allemaal? |
leg uit wat je kunt | hoe werkt dit? | was kannst du alles? | erklär mir deine Funktionen | wie funktioniert das hier? |
que peux-tu faire ? | explique-moi tes fonctions | comment ça marche ? | ¿qué puedes hacer? | explícame tus funciones |
¿cómo funciona esto? | cosa sai fare? | spiegami le tue funzioni | come funziona? | o que você pode fazer? |
explique suas funções | como funciona isso? | waar kun je me mee helpen | wobei kannst du mir helfen? |
à quoi tu sers ? | ¿en qué me puedes ayudar? | in cosa puoi aiutarmi? | como você pode me ajudar? | hoe krijg ik mijn oude gesprekken hierin |
wie bekomme ich meine alten Chats hier rein | comment récupérer mes anciennes conversations ici | cómo meto aquí mis conversaciones viejas |
come porto qui le mie vecchie chat | como trago para aqui as minhas conversas antigas | Como ligo um modelo externo a esta aplicação?`,
  small_talk: `Na, alles klar bei dir heute? | Coucou, tu vas bien ? | ciao bello, come butta? | hallo! | dankjewel |
goedemorgen | guten Morgen | danke dir! | hallo, wie geht's? | bonjour ! | merci beaucoup | salut, ça va ? |
hola, ¿qué tal? | muchas gracias | buenos días | ciao! | grazie mille | olá! | muito obrigado | haha je bent grappig |
haha, du bist witzig | haha t'es drôle | jaja eres gracioso | ahah sei simpatico | haha és engraçado |
hoi, alles goed met je? | danke dir, hast mir sehr geholfen! | Bonsoir, ça va bien ? | jaja gracias crack |
buongiornooo come stai`,
  writing: `Schreib mir ein kurzes Gedicht über Nebel im November | Escríbeme una carta de despedida para mis compañeros de la oficina |
Scrivi una poesia per i settant'anni di mio padre pescatore | schrijf een kort gedicht voor oma's verjaardag |
schreib mir ein Gedicht über den Herbst | écris un poème pour l'anniversaire de ma mère | escribe un poema para el cumpleaños de mi abuela |
scrivi una poesia per il compleanno della nonna | escreva um poema para o aniversário da minha avó | kun je een bedankbriefje voor de juf schrijven |
kannst du eine Dankeskarte für die Lehrerin schreiben | peux-tu rédiger un mot de remerciement pour la maîtresse |
¿puedes redactar una nota de agradecimiento para la profe? | maak een rijmpje voor sinterklaas over mijn luie broer |
einen kurzen Trauerspruch für die Karte an Frau Meier | une petite carte de condoléances pour Mme Martin |
una tarjeta de pésame para la señora Martín | un biglietto di condoglianze per la signora Martini | um cartão de pêsames para a senhora Martins |
Schrijf een gedichtje voor oma bij haar 80e verjaardag | Formuliere eine Kündigung fürs Fitnessstudio |
rédige un mot d'excuse pour l'absence de ma fille | redacta un poema corto para el dia de la madre | Scrivimi una filastrocca sulla pioggia per i bimbi dell'asilo.`,
  code: `schreib mir ne sql abfrage die doppelte emails in der tabelle users findet | hazme una función en javascript que invierta una cadena |
Perché in Java "a" == new String("a") è false? | schrijf een python script dat bestanden hernoemt | schreib eine SQL-Abfrage für die zehn größten Kunden |
hoe schrijf ik een loop in python die elke regel print | wie mache ich in Python eine Schleife über alle Zeilen |
comment faire une boucle en python sur toutes les lignes | cómo hago un bucle en python sobre todas las líneas |
come faccio un ciclo in python su tutte le righe | como faço um ciclo em python por todas as linhas | faz um programa em C que inverta uma string`,
  knowledge: `Warum ist das Tote Meer so salzig? | ¿Cuál es el río más largo de África? | Por que as folhas mudam de cor no outono? |
waarom worden bladeren rood in de herfst | warum färben sich Blätter im Herbst rot | pourquoi les feuilles rougissent en automne |
por qué se ponen rojas las hojas en otoño | perché le foglie diventano rosse in autunno | por que as folhas ficam vermelhas no outono |
hoeveel inwoners heeft Groningen | Warum ist der Mond manchmal tagsüber zu sehen? | Pourquoi la mer est-elle salée ? |
¿Cuántos huesos tiene el cuerpo humano? | Chi ha inventato la radio? | Qual é o rio mais comprido da Europa?`,
};

export const messagesIn = (cell: string | undefined): string[] =>
  (cell ?? '').split('|').flatMap((message) => message.trim() || []);
