/** Conversations in other languages, written for the evaluation in addition to the conversations of the export. */
export const FOREIGN_CONVERSATIONS: readonly { id: string; title: string; text: string }[] = [
  { id: 'house-de', title: 'Ein altes Haus', text: 'Was kostet die Sanierung, wenn das Dach neu gedeckt werden muss?' },
  { id: 'letter-de', title: 'Brief an das Amt', text: 'Wie widerspreche ich einem Bescheid der Stadt?' },
  { id: 'cake-fr', title: 'Un gâteau au chocolat', text: 'Quelle recette est facile pour un anniversaire ?' },
  { id: 'train-fr', title: 'Voyage en train', text: 'Faut-il réserver une place pour aller à Lyon ?' },
  { id: 'run-es', title: 'Mi primer maratón', text: '¿Cómo debo correr los últimos kilómetros?' },
  { id: 'film-es', title: 'Películas para niños', text: '¿Qué película recomiendas para una niña de seis años?' },
  {
    id: 'birds-nl',
    title: 'Een boek voor mijn vader',
    text: 'Hij kijkt graag naar een vogel in de tuin. Wat raad je aan?',
  },
  { id: 'bike-nl', title: 'Fiets repareren', text: 'De ketting loopt er steeds af, wat kan ik doen?' },
  { id: 'balcony-it', title: 'Balcone al sole', text: 'Quale pianta resiste al caldo senza molta acqua?' },
  { id: 'wedding-it', title: 'Discorso per le nozze', text: 'Aiutami a scrivere due parole per mia sorella.' },
  { id: 'beach-pt', title: 'Praias do Algarve', text: 'Onde há menos gente em agosto?' },
  { id: 'soup-pt', title: 'Sopa de legumes', text: 'Posso trocar a batata por outra coisa?' },
];
