import type { ForeignPhrases } from './foreign-phrases.ts';

export const dutchPhrases: ForeignPhrases = {
  event: `zet morgen om drie uur tandarts in mijn agenda | plan vrijdag een etentje met de buren in | noteer de ouderavond van donderdag 19 uur | maak een afspraak bij de kapper voor zaterdag |
blokkeer dinsdagmiddag voor de verhuizing | voeg de bruiloft op 12 juni toe aan de agenda | kun je maandag een vergadering met Karin inplannen | zet in de agenda dat ik woensdag vrij ben`,
  reminder: `herinner me eraan dat ik de planten water geef | wil je me om acht uur waarschuwen dat de was klaar is | zet een wekker voor half zeven | geef me vanavond een seintje over de medicijnen |
maak een herinnering voor de huur | help me onthouden dat ik oma bel | laat me morgen weten dat het papier buiten moet | stuur me een herinnering een dag voor de apk | herinner me morgen om 9 uur aan de loodgieter | kun je me om vijf uur herinneren aan de was`,
  task: `zet melk kopen op mijn takenlijst | nieuwe taak: belastingaangifte afmaken | voeg de schuur opruimen toe aan mijn to-do's | op de lijst: cadeautje voor Sem regelen | taak erbij: verzekering opzeggen |
schrijf op dat ik nog lampen moet halen | voeg toe aan mijn lijst: paspoort verlengen | todo: banden laten wisselen`,
  plan_question: `wat staat er morgen op het programma | wat heb ik dit weekend | hoe laat moet ik bij de huisarts zijn | wanneer is mijn volgende afspraak | hoe ziet mijn week eruit | heb ik vrijdag al iets staan |
laat mijn agenda voor donderdag zien | welke afspraken heb ik volgende week | staat er iets gepland voor vanavond | wanneer moet ik weer naar de tandarts | wat moet ik vandaag nog doen | welke taken staan er open | schrap de lunch van morgen | verzet de kapper naar maandag | zeg mijn afspraak af | heb ik zondag iets te doen`,
  free_time: `wanneer heb ik deze week een uur over | ben ik zaterdag vrij | kan ik er woensdag nog iets tussen plannen | op welke avond heb ik niks | zoek een gat van twee uur in mijn agenda | heb ik morgenmiddag tijd |
welke dag is het rustigst bij mij | wanneer kan ik met Bas afspreken | is er donderdag nog ruimte`,
  archive_question: `wat had ik ook alweer besloten over de keuken | welke wijn raadde je me toen aan | zoek het gesprek over de verbouwing | hoe heette dat boek waar we het over hadden | wat was het recept dat je me gaf |
waar heb ik iets geschreven over mijn rugpijn | wanneer vroeg ik voor het eerst naar zonnepanelen | wat zei je over de garantie | vind alles over onze reis naar Lissabon | welke maten van het gordijn had ik genoemd |
in welk gesprek ging het over de hypotheek | wat weet je nog over mijn schoonmoeder | heb ik je ooit verteld welke verf we namen`,
  count_question: `hoe vaak vroeg ik iets over hoofdpijn | hoeveel gesprekken gingen over werk | hoe dikwijls hadden we het over geld | hoeveel chats heb ik deze maand gevoerd | over welk onderwerp praat ik het meest |
hoeveel keer kwam de kat ter sprake | hoeveel gesprekken heb ik in totaal | tel de gesprekken over tuinieren`,
  summary: `vat dit gesprek samen | wat zijn de belangrijkste punten van dit gesprek | geef een korte samenvatting van deze chat | kun je dit in drie zinnen samenvatten | waar hadden we het hier tot nu toe over |
samenvatting van ons gesprek graag | wat hebben we hier nou besloten | maak een overzicht van dit gesprek`,
  move: `verplaats dit gesprek naar gezondheid | zet deze chat bij werk | dit hoort bij financiën | stop dit gesprek in de map familie | dit gesprek moet onder onderwijs | zet dit in de categorie overig | kan dit naar sport | archiveer deze chat onder politiek`,
  rename: `noem dit gesprek keukenplannen | hernoem deze chat naar tuin | geef dit gesprek een andere titel: verbouwing | verander de titel in vakantie 2027 | de naam van dit gesprek moet belasting worden | titel van deze chat: sollicitatie`,
  date_time: `hoe laat is het | welke dag is het vandaag | de hoeveelste is het | hoe laat is het in New York | wat is de datum van vandaag | in welke week zitten we | is het vandaag dinsdag | op welke dag valt 5 december`,
  help: `wat kun je allemaal voor me doen | hoe werkt deze app | hoe importeer ik mijn gesprekken uit ChatGPT | waar kan ik je voor gebruiken | hoe verwijder ik mijn account | hoe voeg ik een categorie toe | kun je uitleggen hoe dit werkt |
hoe exporteer ik mijn gegevens | wat voor opdrachten begrijp je | hoe zet ik meldingen uit | waarmee kun je me helpen | leg uit wat je kunt | wat zijn je functies | welke mogelijkheden heb je`,
  small_talk: `hoi hoe gaat het | dankjewel je bent een held | goedemorgen | haha die is goed | lekker weertje hè | bedankt, fijne avond nog | hoe was je dag | ik ben moe vandaag | jij ook een fijn weekend | oké top, tot morgen | ben je er nog | wat ben je slim`,
  writing: `schrijf een gedicht voor opa's zeventigste verjaardag | maak een nette mail aan de verhuurder | verzin een slogan voor mijn bakkerij | herschrijf deze brief wat vriendelijker | stel een sollicitatiebrief op |
bedenk een grappige tekst voor een kaartje | schrijf een toespraak voor de bruiloft van mijn zus | kun je een kort verhaal schrijven over een vos | een rijmpje voor sinterklaas over een fiets`,
  code: `schrijf een python script dat bestanden hernoemt | maak een sql query voor alle klanten zonder bestelling | waarom geeft deze javascript code een fout | een formule in excel om dubbele rijen te tellen |
hoe sorteer ik een lijst in java | regex voor een nederlandse postcode | maak een html pagina met een formulier | functie die priemgetallen berekent | bash commando om grote bestanden te vinden`,
  translation: `vertaal dit naar het engels | hoe zeg je goedenavond in het italiaans | wat betekent schadenfreude | in het frans: waar is het station | wat is het duitse woord voor stofzuiger | vertaal mijn mail naar het spaans | hoe schrijf je bedankt in het japans`,
  knowledge: `wat is de hoofdstad van Australië | hoe ver is de maan van de aarde | wie schilderde de nachtwacht | waarom is de zee zout | hoe lang moet een ei koken | wat is het verschil tussen een krokodil en een alligator |
wanneer begon de eerste wereldoorlog | hoeveel inwoners heeft België | hoe ontstaat een regenboog | wat eten egels | is een tomaat een vrucht | leg uit hoe een warmtepomp werkt | hoe oud wordt een olifant | welke planeet is het grootst`,
};
