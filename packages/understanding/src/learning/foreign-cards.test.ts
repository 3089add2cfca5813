import { describe, expect, test } from 'vitest';
import { proposeCards } from '../learning-cards.ts';

const cardsOf = (question: string, reply: string, next?: string) =>
  proposeCards([
    { id: '1', role: 'user', text: question },
    { id: '2', role: 'assistant', text: reply },
    ...(next === undefined ? [] : [{ id: '3', role: 'user' as const, text: next }]),
  ]).map(({ front, back }) => [front, back]);

describe('cards in six languages', () => {
  test.each([
    [
      'Hoi, waarom is de zee zout?',
      'De zee is zout doordat rivieren mineralen uit gesteente meevoeren. Dat gaat al miljoenen jaren zo.',
      'Waarom is de zee zout?',
      'De zee is zout doordat rivieren mineralen uit gesteente meevoeren.',
    ],
    [
      'Was ist der Unterschied zwischen Erbpacht und Erbbaurecht?',
      '**Erbpacht** ist der umgangssprachliche Name, während das Erbbaurecht seit 1919 gesetzlich geregelt ist und der Unterschied rein sprachlich bleibt.',
      'Was ist der Unterschied zwischen Erbpacht und Erbbaurecht?',
      'Erbpacht ist der umgangssprachliche Name, während das Erbbaurecht seit 1919 gesetzlich geregelt ist und der Unterschied rein sprachlich bleibt.',
    ],
    [
      'Comment se forme un arc-en-ciel ?',
      'Un arc-en-ciel se forme quand la lumière du soleil est réfractée et réfléchie par des gouttes de pluie.',
      'Comment se forme un arc-en-ciel?',
      'Un arc-en-ciel se forme quand la lumière du soleil est réfractée et réfléchie par des gouttes de pluie.',
    ],
    [
      '¿Quién pintó Las Meninas?',
      'Las Meninas fue pintado por Diego Velázquez en 1656 en el Alcázar de Madrid.',
      '¿Quién pintó Las Meninas?',
      'Las Meninas fue pintado por Diego Velázquez en 1656 en el Alcázar de Madrid.',
    ],
    [
      'Ciao, perché la luna ha le fasi?',
      'Le fasi della luna nascono dalla posizione del sole rispetto alla terra e al satellite.',
      'Perché la luna ha le fasi?',
      'Le fasi della luna nascono dalla posizione del sole rispetto alla terra e al satellite.',
    ],
    [
      'O que é a fotossíntese?',
      'A fotossíntese é o processo com que as plantas transformam luz, água e dióxido de carbono em açúcares.',
      'O que é a fotossíntese?',
      'A fotossíntese é o processo com que as plantas transformam luz, água e dióxido de carbono em açúcares.',
    ],
    [
      'Warum atmen Fische mit Kiemen?',
      'Fische atmen mit Kiemen, durch die ihre Körper Sauerstoff aus dem Wasser aufnehmen.',
      'Warum atmen Fische mit Kiemen?',
      'Fische atmen mit Kiemen, durch die ihre Körper Sauerstoff aus dem Wasser aufnehmen.',
    ],
    [
      'Warum ist das Rote Meer salzig?',
      'Das Rote Meer ist salzig, weil viel Wasser verdunstet und kaum Flüsse münden.',
      'Warum ist das Rote Meer salzig?',
      'Das Rote Meer ist salzig, weil viel Wasser verdunstet und kaum Flüsse münden.',
    ],
    [
      "Qu'est-ce qu'un volcan ?",
      "Un volcan est une ouverture de l'écorce terrestre par laquelle remonte le magma.",
      "Qu'est-ce qu'un volcan?",
      "Un volcan est une ouverture de l'écorce terrestre par laquelle remonte le magma.",
    ],
    [
      'Warum ist Licht weiß?',
      'Das weiße Licht ist eine Mischung aus allen Farben des Regenbogens.',
      'Warum ist Licht weiß?',
      'Das weiße Licht ist eine Mischung aus allen Farben des Regenbogens.',
    ],
    [
      "Qu'est-ce qu'un volcan rejette ?",
      'Un volcan rejette des cendres, des gaz et de la lave en fusion.',
      "Qu'est-ce qu'un volcan rejette?",
      'Un volcan rejette des cendres, des gaz et de la lave en fusion.',
    ],
    [
      'Qu’est-ce qui provoque les marées ?',
      "L'attraction de la lune et du soleil provoque les marées des océans.",
      "Qu'est-ce qui provoque les marées?",
      "L'attraction de la lune et du soleil provoque les marées des océans.",
    ],
  ])('a card is made of %j', (question, reply, front, back) => {
    expect(cardsOf(question, reply)).toEqual([[front, back]]);
  });

  test.each([
    ['Waarom doet mijn knie pijn?', 'De knie doet pijn doordat kraakbeen in het gewricht slijt.'],
    ['Wie spät ist es in Tokio?', 'In Tokio ist es 18:30 Uhr am Abend.'],
    ['Was kostet ein Ticket nach Rom?', 'Ein Ticket nach Rom kostet rund 90 Euro bei den meisten Gesellschaften.'],
    ['Warum ist der Himmel blau?', 'Das liegt daran, dass der Himmel das blaue Licht der Sonne stärker streut.'],
    [
      'Warum atmen Fische mit Kiemen?',
      'Fische atmen mit Kiemen, und im Aquarium brauchen Ihre Fische frisches Wasser.',
    ],
    ["Qu'est-ce qui forme ce volcan ?", "La lave forme le volcan quand elle remonte de l'écorce terrestre."],
    ['Quel temps fait-il demain à Lyon ?', 'Demain à Lyon le temps sera ensoleillé avec quelques nuages.'],
    ['¿Por qué se forma esto?', 'Esto se forma porque el hierro reacciona con el oxígeno del aire húmedo.'],
    ['¿Cuál es el mejor aceite de oliva?', 'El mejor aceite de oliva es el virgen extra de cosecha temprana.'],
    ['Come funziona una pompa di calore?', 'Ci sono diversi tipi di pompe di calore per la casa.'],
    ['Como funciona um motor?', 'Talvez o motor funcione melhor com gasolina aditivada e óleo novo.'],
    ['Escreve um poema sobre o mar?', 'O mar é um poema de ondas e espuma branca sobre a areia.'],
  ])('no card is made of %j', (question, reply) => {
    expect(cardsOf(question, reply)).toEqual([]);
  });

  test('no card is made of a reply that was contradicted', () => {
    const reply = 'De zee is zout doordat rivieren mineralen uit gesteente meevoeren.';
    expect(cardsOf('Waarom is de zee zout?', reply, 'Nee, dat klopt niet.')).toEqual([]);
  });
});
