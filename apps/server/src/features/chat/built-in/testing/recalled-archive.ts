/** A conversation: messages of the person and of the assistant by turns. */
export interface StoredConversation {
  title: string;
  texts: readonly string[];
  /** When it took place, if that matters. */
  at?: string;
}

/** A small archive in which outcomes are reported later, lists have a beginning, and numbers mean different things. */
export const ARCHIVE: readonly StoredConversation[] = [
  {
    title: 'Second-hand piano',
    texts: [
      'We found a second-hand piano, a Yamaha upright, offered at 3,900 euros. What should we check, and can we pay less?',
      'Look at the pins and the soundboard. A tuner charges about 120 euros for a visit. If there is damage, offer less than the asking price.',
      'The tuner, Mr Brandt, found a crack in a corner of the soundboard.',
      'Then 500 less is reasonable. Stay friendly and name the crack.',
      'They let us have it for 3,450! It arrives on 14 March.',
      'Lovely. Let it stand for two weeks before it is tuned.',
    ],
  },
  {
    title: 'Broken tooth of the cat',
    texts: [
      'Our cat Nika has a broken tooth. The vet guesses between 280 and 420 euros. What happens in such an operation?',
      'They take an x-ray first. Cats may eat again after 6 hours.',
      'She is home again. The bill came to 365, and she wears the collar for five days.',
      'Good to hear. Give her soft food.',
    ],
  },
  {
    title: 'Theory test for the driving licence',
    texts: [
      'My daughter Clara has her theory test on Thursday and makes 11 mistakes in the mock tests. How can she learn better?',
      'Short rounds of 15 minutes, and the signs last. More than 5 mistakes is a fail.',
      'She passed, with only 2 mistakes!',
      'Congratulations to Clara.',
    ],
  },
  {
    title: 'Cycling along the Danube',
    texts: [
      'We want to cycle along the Danube from Passau to Vienna in seven days. How long are the stages?',
      'The way is about 325 km, so 45 to 50 km a day. Book the first two nights.',
      'Back home. In the end it took us six days, and the counter says 341 km. One flat tyre.',
      'What a tour!',
    ],
  },
  {
    title: 'Three days in Copenhagen',
    texts: [
      'Where should we stay in Copenhagen: Vesterbro, Nørrebro or Christianshavn? We are two, with a child.',
      'Vesterbro is close to the station. Nørrebro is lively and cheap. Christianshavn has canals and costs more.',
      'Vesterbro it is, we booked a flat near the station.',
      'A good choice. The zoo is ten minutes away.',
    ],
  },
  {
    title: 'Name for the quiz team',
    texts: [
      'We need a funny name for our quiz team. Any ideas?',
      'Some that fit on a sheet:\n\n- **Quizzard of Oz**, for the fans of films\n- **Agatha Quiztie**, for the readers\n- **The Know-It-Owls**, with an animal\n- **Let’s Get Quizzical**, for dancers\n\nPrint shirts in one colour, which is cheaper.',
      'Agatha Quiztie it is. Everybody laughed.',
      'Good luck on Wednesday!',
    ],
  },
  {
    title: 'A name for the cabin',
    texts: [
      'What could we call the cabin by the forest? We want to paint a sign.',
      '*Foxglove*, after the flowers by the path. *Last Stop*, because the bus ends there. Or *Marten*, after your visitor in the roof.\n\nPaint the sign with linseed oil, then it lasts.',
    ],
  },
  {
    title: 'Packing for the winter hut',
    texts: [
      'We spend four nights in a hut in the snow. What should we take?',
      'Take little:\n\n- a sleeping bag liner\n- wool socks, three pairs\n- a head torch\n- ear plugs\n- cash for the drinks\n\nOn the first evening, order the dinner early. The path is closed after dark.',
    ],
  },
  {
    title: 'Speech for the retirement of Dad',
    texts: [
      'I give a speech when Dad retires, and it may take three minutes. How do I begin?',
      'Begin with one scene that only you know. Three minutes are about 390 words, so write two pages and cross out one.',
    ],
  },
  {
    title: 'Talk with Priya about my contract',
    texts: [
      'I have a talk with Priya soon. I want to ask her for a permanent contract. How do I start?',
      'Name two results of this year and then ask plainly.',
    ],
  },
  {
    title: 'Quotes for the move',
    texts: [
      'Three quotes for our move: Van Dalen 1,180 euros, Kruis 990 and Sterk 1,340. Which one?',
      'Ask each whether damage is insured. The cheapest often is not.',
      'We took Van Dalen, Kruis has no insurance. Lotte from work recommended them too.',
      'Then book the parking space as well.',
    ],
  },
  {
    title: 'Wartung der Heizung',
    texts: [
      'Die Wartung der Heizung ist fällig. Was kostet das üblicherweise?',
      'Meist zwischen 120 und 200 Euro, dazu die Anfahrt.',
      'Herr Pohl war da. Es waren 148 Euro, und er hat eine Dichtung getauscht.',
      'Dann ist für ein Jahr Ruhe.',
    ],
  },
  {
    title: 'Ketel maakt lawaai',
    texts: [
      'Onze ketel bromt al een week. Wat kan dat zijn?',
      'Vaak is het de pomp, of er zit lucht in. Ontlucht eerst alles, dat duurt 20 minuten.',
      'Het was de pomp. Joost heeft hem vervangen voor 210 euro.',
      'Mooi, dan is het weer stil.',
    ],
  },
  {
    title: 'Cours de poterie',
    texts: [
      'Je cherche un cours de poterie. Deux ateliers : Terre d’Ocre à 38 € la séance et Le Tour à 45 €.',
      'Demandez si la cuisson est comprise.',
      'J’ai pris Terre d’Ocre, le jeudi soir. C’est Awa qui me l’a conseillé.',
      'Bonne idée !',
    ],
  },
  {
    title: 'Regalo per Marta',
    texts: [
      'Marta compie 40 anni. Una borsa o un fine settimana alle terme?',
      'Le terme, se ha poco tempo per sé. Di solito costano da 200 a 350 euro.',
      'Alla fine abbiamo preso le terme di Merano, 260 euro in due.',
      'Bellissimo regalo.',
    ],
  },
  {
    title: 'Colegio para Hugo',
    texts: [
      'Dudamos entre dos colegios para Hugo: Los Olmos y San Blas. ¿Qué miramos?',
      'El camino, el comedor y el tamaño de las clases.',
      'Nos quedamos con Los Olmos. La matrícula son 75 euros y empieza el 9 de septiembre.',
      'Hugo va a estar bien.',
    ],
  },
  {
    title: 'Aprender a nadar',
    texts: [
      'Quero aprender a nadar aos 45 anos. Por onde começo?',
      'Com 10 aulas e sem pressa.',
      'Fiz hoje os primeiros 400 metros, em 14 minutos!',
      'Parabéns!',
    ],
  },
  {
    title: 'Beehives on the allotment',
    texts: [
      'How much honey do two beehives give in a year?',
      'A beehive gives 20 to 30 kilos in a good year. In June 40,000 bees live in it.',
      'It was a wet summer: we harvested 17 kilos from both.',
      'Still enough for the neighbours.',
    ],
  },
  {
    title: '10 km race in Ghent',
    texts: [
      'On Saturday I run the 10 km race in Ghent and want to stay under 55 minutes. How do I pace it?',
      'Start at 5:35 a kilometre and get faster after 7 km.',
      'Crossed the line after 53:40, with legs like pudding.',
      'Well run!',
    ],
  },
  {
    title: 'Sewing machine from Hasselt',
    at: '2025-03-02T10:00:00Z',
    texts: [
      'A retired tailor in Hasselt, Marijke, sells her Bernina 830. What do I check?',
      'The timing and the foot pedal.',
      'Bought it, and Marijke threw in forty reels of thread.',
      'A good start.',
    ],
  },
  {
    title: 'Hemming heavy curtains',
    texts: [
      'How do I hem heavy curtains?',
      'With a jeans needle and a long stitch.',
      'I sent Marijke a picture of the curtains, and she was proud.',
      'Lovely.',
    ],
  },
  {
    title: 'Gulasch nach Ilonka',
    texts: [
      'Ilonka hat mir ihr Gulasch erklärt: Rind, Zwiebeln, Paprika, Kümmel. Wie viel wovon für vier?',
      'Für vier: 800 g Rind, 800 g Zwiebeln, 3 Esslöffel Paprika und ein Glas Rotwein.',
      'Ilonka nimmt keinen Rotwein, sie hat mich ausgelacht. Nur Wasser.',
      'Dann wird es klarer.',
    ],
  },
  {
    title: 'La moto vieja',
    texts: [
      'Quiero vender la moto vieja: pido 900 y Paco ofrece 700. ¿Qué le contesto?',
      'Propón 800 y que pague en dos veces.',
      'Quedamos en 780, en dos plazos.',
      'Buen trato.',
    ],
  },
  {
    title: 'Clearing the house with Uncle Ben',
    texts: [
      'We clear the house of my grandparents with Uncle Ben. How do we split it?',
      'By rooms, and with one date for the skip.',
      'Ben takes the attic and the cellar, and I do the kitchen.',
      'Then start with what smells.',
    ],
  },
];
