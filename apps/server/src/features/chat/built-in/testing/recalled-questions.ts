/** Messages of one conversation with the built-in assistant, the last of which is examined. */
export interface RecalledQuestion {
  language: 'en' | 'nl' | 'de' | 'fr' | 'es' | 'it' | 'pt';
  messages: readonly string[];
  /** What the reply has to contain; empty if it may quote nothing. */
  has: readonly string[];
  /** What it may not contain: another number, or a sentence beside the point. */
  hasNot?: readonly string[];
}

const ask = (
  language: RecalledQuestion['language'],
  messages: string | readonly string[],
  has: readonly string[],
  hasNot: readonly string[] = [],
): RecalledQuestion => ({ language, messages: typeof messages === 'string' ? [messages] : messages, has, hasNot });

/** Questions about `ARCHIVE`, by class. */
export const RECALLED: Readonly<Record<string, readonly RecalledQuestion[]>> = {
  outcome: [
    ask('en', 'How much did the piano cost us in the end?', ['3,450'], ['3,900']),
    ask('nl', 'Wat hebben we uiteindelijk voor de piano betaald?', ['3,450'], ['3,900']),
    ask('de', 'Wie viel haben wir am Ende für das Klavier bezahlt?', ['3,450'], ['3,900']),
    ask('fr', 'Combien avons-nous payé le piano finalement ?', ['3,450'], ['3,900']),
    ask('en', "How much was the vet's bill for Nika?", ['365']),
    ask('es', '¿Cuánto costó la operación de la gata?', ['365'], ['280 and']),
    ask('it', 'Quanto abbiamo pagato per l’operazione della gatta?', ['365'], ['280 and']),
    ask('en', 'How many mistakes did Clara make in the theory test?', ['2 mistakes'], ['11 mistakes', 'More than 5']),
    ask('de', 'Wie viele Fehler hatte Clara in der Theorieprüfung?', ['2 mistakes'], ['11 mistakes', 'More than 5']),
    ask('en', 'How many kilometres did we cycle along the Danube?', ['341'], ['325']),
    ask('fr', 'Combien de jours avons-nous mis pour aller à Vienne à vélo ?', ['six days'], ['seven days']),
    ask('nl', 'Hoeveel dagen deden we over de fietstocht naar Wenen?', ['six days'], ['seven days']),
    ask('en', 'What was my time in the 10 km race?', ['53:40'], ['5:35']),
    ask('de', 'Welche Zeit bin ich beim Lauf in Gent gelaufen?', ['53:40'], ['5:35']),
    ask('nl', 'In welke tijd liep ik de 10 km in Gent?', ['53:40'], ['5:35']),
    ask('en', 'How much honey did we harvest?', ['17 kilos'], ['20 to 30']),
    ask('pt', 'Quanto mel colhemos das colmeias?', ['17 kilos'], ['20 to 30']),
    ask('de', 'Was hat die Heizungswartung gekostet?', ['148'], ['120 und']),
    ask('pt', 'Em quanto tempo nadei os 400 metros?', ['14 minutos']),
  ],
  choice: [
    ask('fr', 'Dans quel quartier de Copenhague avons-nous logé ?', ['Vesterbro it is']),
    ask('nl', 'Welke wijk in Kopenhagen hebben we gekozen?', ['Vesterbro it is']),
    ask('it', 'Quale quartiere di Copenaghen abbiamo scelto?', ['Vesterbro it is']),
    ask('es', '¿En qué barrio de Copenhague decidimos alojarnos?', ['Vesterbro it is']),
    ask('pt', 'Em que bairro de Copenhaga decidimos ficar?', ['Vesterbro it is']),
    ask('de', 'Für welchen Stadtteil von Kopenhagen haben wir uns entschieden?', ['Vesterbro it is']),
    ask('en', 'Which name did we choose for the quiz team?', ['Agatha Quiztie it is'], ['Owls']),
    ask('nl', 'Welk verhuisbedrijf hebben we gekozen?', ['We took Van Dalen'], ['1,340']),
    ask('it', 'Quale ditta di traslochi abbiamo scelto?', ['We took Van Dalen'], ['1,340']),
    ask('fr', 'Quel atelier de poterie ai-je choisi ?', ['J’ai pris Terre d’Ocre'], ['45 €']),
    ask('en', 'Which moving company did we go with?', ['We took Van Dalen'], ['1,340']),
  ],
  lists: [
    ask('en', 'Which names did you suggest for our quiz team?', ['Oz', 'Agatha', 'Owls', 'Quizzical'], ['shirts']),
    ask('pt', 'Que nomes sugeriste para a nossa equipa de quiz?', ['Oz', 'Agatha', 'Owls', 'Quizzical'], ['shirts']),
    ask(
      'de',
      'Welche Namen hast du für unser Quizteam vorgeschlagen?',
      ['Oz', 'Agatha', 'Owls', 'Quizzical'],
      ['shirts'],
    ),
    ask('en', 'What names did you propose for the cabin?', ['Foxglove', 'Last Stop', 'Marten'], ['linseed']),
    ask('fr', 'Quels noms as-tu proposés pour la cabane ?', ['Foxglove', 'Last Stop', 'Marten'], ['linseed']),
    ask('en', 'What should I pack for the winter hut?', ['liner', 'socks', 'torch', 'plugs', 'cash'], ['dinner']),
    ask('nl', 'Wat moest ik meenemen naar de hut?', ['liner', 'socks', 'torch', 'plugs', 'cash'], ['dinner']),
  ],
  twoParts: [
    ask('de', 'Wie viel haben wir für das Klavier bezahlt und wer hat es geprüft?', ['3,450', 'Brandt'], ['3,900']),
    ask('en', 'How much did we pay for the piano and when does it arrive?', ['3,450', '14 March'], ['3,900']),
    ask('it', 'Cosa abbiamo regalato a Marta e quanto è costato?', ['Merano', '260']),
    ask('es', '¿Qué colegio elegimos para Hugo y cuánto costó la matrícula?', ['Los Olmos', '75']),
    ask('fr', 'Quel atelier de poterie ai-je choisi et qui me l’a conseillé ?', ['Terre d’Ocre', 'Awa']),
    ask('nl', 'Wie heeft onze verwarmingsketel gemaakt en hoeveel kostte dat?', ['Joost', '210']),
    ask('pt', 'Quantos metros nadei e em quanto tempo?', ['400 metros', '14 minutos']),
  ],
  compounds: [
    ask('de', 'Wer hat die Heizungswartung gemacht?', ['Pohl']),
    ask('nl', 'Wie heeft de verwarmingsketel gerepareerd?', ['Joost']),
    ask('de', 'Wer hat uns den Klavierkauf geprüft?', ['Brandt']),
    ask('nl', 'Wat kostte de reparatie van de cv-ketel?', ['210']),
  ],
  people: [
    ask('en', 'Who checked the piano for us?', ['Brandt']),
    ask('en', 'Who recommended the moving company?', ['Lotte']),
    ask('fr', 'Qui m’a recommandé l’atelier de poterie ?', ['Awa']),
    ask('en', 'Which tasks did we split with Uncle Ben?', ['attic']),
    ask('en', 'What were my notes about the beehives?', ['beehive']),
    ask('es', '¿Qué tareas repartimos con el tío Ben?', ['attic']),
    ask('nl', 'Welke taken hebben we met oom Ben verdeeld?', ['attic']),
    ask('it', 'Quali compiti abbiamo diviso con lo zio Ben?', ['attic']),
  ],
  followUps: [
    ask('en', ['When is my talk with Priya?', 'And what did I want to ask her for?'], ['permanent contract']),
    ask('nl', ['Wanneer is mijn gesprek met Priya?', 'En wat wilde ik haar vragen?'], ['permanent contract']),
    ask('de', ['Wann ist mein Gespräch mit Priya?', 'Und worum wollte ich sie bitten?'], ['permanent contract']),
    ask(
      'fr',
      ['Quand est mon entretien avec Priya ?', 'Et qu’est-ce que je voulais lui demander ?'],
      ['permanent contract'],
    ),
    ask('es', ['¿Cuándo es mi charla con Priya?', '¿Y qué quería pedirle?'], ['permanent contract']),
    ask('it', ['Quando è il mio colloquio con Priya?', 'E cosa volevo chiederle?'], ['permanent contract']),
    ask('pt', ['Quando é a minha conversa com a Priya?', 'E o que é que eu lhe queria pedir?'], ['permanent contract']),
    ask('en', ['Which moving company did we choose?', 'and how much was it?'], ['1,180']),
    ask('en', ['Which moving company did we choose?', 'who recommended it?'], ['Lotte']),
    ask('en', ['How much did the piano cost us?', 'who checked it?'], ['Brandt']),
    ask('en', ['How much did the piano cost us?', 'and when did it arrive?'], ['14 March']),
    ask('fr', ['Quel atelier de poterie ai-je choisi ?', 'et quel jour ?'], ['jeudi']),
    ask('es', ['¿Qué colegio elegimos para Hugo?', '¿y cuándo empieza?'], ['9 de septiembre']),
    ask('it', ['Cosa abbiamo regalato a Marta?', 'e dove?'], ['Merano']),
    ask('de', ['Wer hat die Heizung gewartet?', 'und wie viel hat es gekostet?'], ['148'], ['120 und']),
    ask('en', ['What do I say in the speech for Dad?', 'And how long should it be?'], ['390 words']),
  ],
  absent: [
    ask('en', 'How long did the operation of the cat take?', []),
    ask('en', 'What did the beehives cost?', []),
    ask('en', 'How many bees did we lose in winter?', []),
    ask('pt', 'Quanto custou o curso de natação?', []),
    ask('de', 'Wie viel hat der Führerschein von Clara gekostet?', []),
    ask('fr', 'Combien de personnes étaient au cours de poterie ?', []),
    ask('es', '¿Cuántos alumnos hay en la clase de Hugo?', []),
    ask('it', 'Quanti anni ha il marito di Marta?', []),
    ask('nl', 'Hoeveel graden was het in Kopenhagen?', []),
    ask('en', 'How heavy is the piano?', []),
    ask('en', 'How much did we pay for the flat in Copenhagen?', []),
    ask('nl', 'Hoeveel kostte de verhuiswagen die we huurden in Gent?', []),
  ],
  whoSomebodyIs: [
    ask('en', 'Who is Marijke?', ['retired tailor'], ['picture of the curtains']),
    ask('nl', 'Wie is Marijke eigenlijk weer?', ['retired tailor'], ['picture of the curtains']),
    ask('de', 'Wer ist nochmal Marijke?', ['retired tailor'], ['picture of the curtains']),
    ask('es', '¿Quién es Marijke?', ['retired tailor'], ['picture of the curtains']),
    ask('it', 'Chi è Marijke?', ['retired tailor'], ['picture of the curtains']),
    ask('pt', 'Quem é a Marijke?', ['retired tailor', 'Foi isto que encontrei'], ['picture of the curtains']),
  ],
  laterReports: [
    ask('de', 'Was kommt in das Gulasch von Ilonka?', ['keinen Rotwein']),
    ask('de', 'Nimmt Ilonka Rotwein für ihr Gulasch?', ['keinen Rotwein']),
    ask('es', '¿Por cuánto le vendí la moto a Paco al final?', ['780']),
    ask('de', 'Wie heißt unser Zahnarzt?', []),
  ],
};
