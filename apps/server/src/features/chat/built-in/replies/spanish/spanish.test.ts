import { describe, expect, test } from 'vitest';
import { setUpAskingPerson } from '#test/asking-person.ts';

const { asNewPerson, ask, reply } = setUpAskingPerson({
  conversations: [
    {
      title: 'SQL joins',
      day: '2026-08-03',
      source: 'chatgpt',
      messages: ['¿Cómo funciona un join en SQL?', 'Un join une tablas.'],
    },
    {
      title: 'Redondear en SQL',
      day: '2026-09-10',
      source: 'claude',
      messages: ['¿Por qué SQL redondea así?', 'Redondea al par.'],
    },
    {
      title: 'Masa madre',
      day: '2026-10-11',
      source: 'chatgpt',
      messages: ['Mi masa madre está plana', 'La masa madre necesita ocho horas.', 'Gracias', 'De nada.'],
    },
  ],
  goal: { title: 'Leer 24 libros', targetValue: 24, unit: 'libros', targetDate: '2026-12-31' },
  tasks: [
    { title: 'Devolver los libros', dueDate: '2026-11-18' },
    { title: 'Preparar el paquete', dueDate: '2026-11-21' },
    { title: 'Comprar neumáticos' },
  ],
  events: [
    { title: 'Dentista', eventDate: '2026-11-24T10:00:00Z', duration: 60 },
    { title: 'Coro', eventDate: '2026-11-12T19:00:00Z', duration: 90 },
  ],
  reminder: { title: 'Recoger la bici', remindAt: '2026-12-01T10:00:00Z' },
});
const CHART = [
  '```text',
  'agosto de 2026      ████████████████████████ 1',
  'septiembre de 2026  ████████████████████████ 1',
  'octubre de 2026     ████████████████████████ 1',
  '```',
].join('\n');

describe('a whole answer in Spanish about conversations', () => {
  asNewPerson('Ann');
  test.each([
    ['¿cuántos mensajes tengo?', 'Hay 8 mensajes en 3 conversaciones; tú escribiste 4.'],
    ['¿cuántas conversaciones tengo sobre correr?', 'Ninguna de tus conversaciones menciona «correr».'],
    [
      '¿cuántas conversaciones tuve en octubre?',
      'Tuviste una conversación en octubre de 2026.\n\n- **[Masa madre](…)**, 11 de octubre de 2026',
    ],
    [
      '¿tuve más conversaciones en agosto o en octubre?',
      'El mismo número de conversaciones en los dos casos: 1 cada vez para agosto de 2026 y octubre de 2026.\n\n- agosto de 2026: una conversación\n- octubre de 2026: una conversación',
    ],
    [
      '¿uso más Claude o ChatGPT?',
      'Más para ChatGPT: 1 más que para Claude.\n\n- Claude: una conversación\n- ChatGPT: 2 conversaciones',
    ],
    ['¿qué porcentaje de mis conversaciones es con Claude?', 'De 3 conversaciones, una es con Claude: 33 %.'],
    [
      '¿cuántas conversaciones tengo de media por mes?',
      'De media 0,8 conversaciones por mes (3 conversaciones desde el 1 de agosto de 2026).',
    ],
    ['conversaciones por mes', `Conversaciones por mes (3 en total):\n\n${CHART}`],
    [
      '¿cuál fue mi mes más activo?',
      `Agosto de 2026, septiembre de 2026 y octubre de 2026 fueron los meses más activos: una conversación en cada caso.\n\n${CHART}`,
    ],
    [
      '¿cuál es mi conversación más larga?',
      'Tu conversación más larga:\n\n- **[Masa madre](…)**, 11 de octubre de 2026 (4 mensajes)',
    ],
    [
      '¿cuándo hablé de SQL por primera vez?',
      'Hablaste sobre «SQL» por primera vez el 3 de agosto de 2026:\n\n**[SQL joins](…)**, 3 de agosto de 2026\n\n> *Preguntaste:* ¿Cómo funciona un join en SQL?\n>\n> Un join une tablas.',
    ],
    [
      'Mueve la conversación sobre la masa madre a Health',
      '[Masa madre](…) está ahora en Health y se queda ahí. Antes estaba en Other.',
    ],
  ])('%s', async (question, answer) => {
    expect(await reply(question)).toBe(answer);
  });
});

describe('a whole answer in Spanish about plans and goals', () => {
  asNewPerson('Ben');
  test.each([
    ['¿Qué tengo el martes?', 'En tu agenda el 24 de noviembre de 2026:\n\n- martes 24 de noviembre, 10:00: Dentista'],
    ['¿Qué tengo el viernes?', 'No tienes nada en tu agenda el 27 de noviembre de 2026.'],
    [
      '¿cuántas citas tengo la semana que viene?',
      'Tienes una cita del 23 de noviembre de 2026 al 29 de noviembre de 2026.\n\n- martes 24 de noviembre, 10:00: Dentista',
    ],
    ['¿cuándo fue mi última cita?', 'Tu última cita fue el jueves 12 de noviembre, 19:00: Coro (hace 8 días)'],
    [
      '¿cuándo estoy libre el martes?',
      'Estás libre el 24 de noviembre de 2026:\n\n- martes 24 de noviembre, de 8:00 a 10:00\n- martes 24 de noviembre, de 11:00 a 20:00\n\nEse día:\n\n- martes 24 de noviembre, 10:00: Dentista',
    ],
    ['¿qué recordatorios tengo?', 'Tus recordatorios pendientes:\n\n- martes 1 de diciembre, 10:00: Recoger la bici'],
    [
      '¿qué tareas están atrasadas?',
      'Una tarea está atrasada:\n\n- Devolver los libros, para el miércoles 18 de noviembre',
    ],
    ['¿cuántas tareas tengo?', 'Tienes 3 tareas pendientes.'],
    ['¿qué tareas he terminado este mes?', 'No has terminado ninguna tarea en noviembre de 2026.'],
    ['¿cuántas tareas tengo en Work?', 'No puedo filtrar las tareas por categoría.'],
    [
      '¿cuáles son mis objetivos?',
      'Tienes un objetivo abierto:\n\n- Leer 24 libros: 0 de 24 libros (0 %), quedan 24, como muy tarde el jueves 31 de diciembre (a buen ritmo)',
    ],
    ['¿cuántas tarjetas tengo?', 'Hoy no toca repasar ninguna tarjeta. No tienes tarjetas.'],
    ['¿hay algo en mi bandeja de entrada?', 'No hay ninguna sugerencia en tu bandeja de entrada.'],
  ])('%s', async (question, answer) => {
    expect((await reply(question)).trim()).toBe(answer);
  });
});

describe('an answer in Spanish to other messages', () => {
  asNewPerson('Cas');
  test.each([
    [['Gracias'], 'De nada.'],
    [['¿cuánto es 12 * 4?'], '12 × 4: **48**'],
    [['¿Qué hora es?'], 'Ahora es viernes 20 de noviembre, 9:00.'],
    [['¿qué pasó el 31 de noviembre?'], 'El 31 de noviembre no existe. Dime otro día.'],
    [['Añade comprar leche a mi lista'], 'Puedo añadirlo a tus tareas.'],
    [['añade «call the bank» a mi lista'], 'Puedo añadirlo a tus tareas.'],
    [['Recuérdame mañana a las 9 sacar la basura'], 'Puedo recordártelo.'],
    [
      ['Dentista el martes a las 15:00', 'mejor a las 16:00'],
      'He cambiado la sugerencia: **Dentista**, martes 24 de noviembre, 16:00 (1 hora).',
    ],
    [['Dentista el martes a las 15:00', 'déjalo'], 'La sugerencia «Dentista» queda descartada.'],
    [
      ['he leído 3 libros, súmalos a mi objetivo de lectura', 'sí'],
      'He añadido 3 libros a **Leer 24 libros**: 3 de 24 libros (13 %), quedan 21, como muy tarde el jueves 31 de diciembre (adelantado).',
    ],
    [['Recuerda que soy vegetariano', 'sí'], 'Lo recordaré: Soy vegetariano'],
    [['Quiero leer 12 libros, ponlo como objetivo', 'no'], 'No se ha cambiado nada.'],
    [['Masa madre', 'Cambia el nombre de esta conversación a Pan'], '«Masa madre» se llama ahora [Pan](…).'],
    [['how many reminders do I have?', '¿cuántas tareas tengo?'], 'Tienes 3 tareas pendientes.'],
  ])('%j', async (messages, answer) => {
    expect(await reply(...messages)).toBe(answer);
  });

  test('consent is asked for in Spanish, and given', async () => {
    const asked = ['¿cuándo es el dentista?', 'muévelo al día siguiente'];
    const { response, offers } = await ask(...asked);
    expect(response).toBe(
      '¿Muevo esto? **Dentista**, martes 24 de noviembre, 10:00 → **miércoles 25 de noviembre, 10:00**.',
    );
    expect(offers).toEqual(['Sí', 'No']);
    expect(await reply(...asked, 'Sí')).toBe('He movido «Dentista» al miércoles 25 de noviembre, 10:00.');
  });
});
