import type { GeneralReplies } from '../english/general.ts';
import { formats } from './formats.ts';

const connectModel =
  'Un modelo de lenguaje conectado sí puede: mira los [ajustes](/settings), o pregunta a quien gestiona esta aplicación.';

const help = [
  'Soy el asistente integrado. Sin un modelo conectado puedo:',
  '',
  '- encontrar y citar lo que ya hablaste: «¿Qué dijimos sobre el presupuesto?»',
  '- resumir la conversación en la que estás: «Resume esta conversación»',
  '- mostrar lo que viene y cuándo estás libre: «¿Qué tengo el viernes?»',
  '- proponer citas, recordatorios y tareas: «Dentista el martes a las 15:00»',
  '- mover, cancelar y marcar como hecho lo que está previsto, en cuanto digas que sí: «Cancela la cita con el dentista»',
  '- fijar objetivos y recordar lo que me cuentes: «Recuerda que soy vegetariano»',
  '- contar y hacer gráficos: «¿Cuántas conversaciones tengo sobre correr?»',
  '- mover y cambiar de nombre: «Mueve la conversación sobre la masa madre a Health», «Cambia el nombre de esta conversación a Pan»',
  '- hacer cálculos, y decir la fecha y la hora, aquí y en otros lugares',
  '',
  `No puedo escribir textos ni código, ni responder a preguntas generales. ${connectModel}`,
].join('\n');

const topics: GeneralReplies['topics'] = {
  import:
    'Suelta tu exportación en [Imports](/imports): de ChatGPT (Settings → Data controls → Export data), Claude (Settings → Privacy → Export data), Gemini y otros. Ves lo que contiene antes de que se añada nada.',
  export:
    'Todos tus datos en JSON, y las copias de seguridad, están en los [ajustes](/settings). Una sola conversación se descarga desde su menú.',
  trash: 'Lo que borras se queda un tiempo en la [papelera](/trash), y desde ahí se puede restaurar.',
  delete_all:
    'Yo no borro en masa. En una lista puedes elegir muchas conversaciones y borrarlas de una vez, y luego deshacerlo; una importación se deshace en [Imports](/imports); la cuenta entera se borra en los [ajustes](/settings).',
  password: 'La contraseña, la dirección de correo y la autenticación en dos pasos están en los [ajustes](/settings).',
  premium: 'Lo que añade Premium, y cómo suscribirte o darte de baja, está en [tu perfil](/profile).',
  categories: 'En [Categories](/categories) puedes añadir categorías, cambiarles el nombre o el color, y fusionarlas.',
  reminders:
    'Elige en los [ajustes](/settings) cómo te llegan los recordatorios: en la aplicación, por correo o como notificación push.',
  calendar_feed: 'La dirección de tu calendario y los calendarios que sigues están en la [agenda](/schedule).',
  planning:
    'La [agenda](/schedule) propone ratos libres para tus tareas. Yo puedo decirte lo que está previsto: «¿Qué tengo hoy?», «¿Qué tareas tengo?», «¿Cuándo estoy libre mañana?»',
  appearance: 'Elige un tema claro u oscuro, o el de tu dispositivo, en los [ajustes](/settings).',
  repeated_questions:
    'Las preguntas que has hecho varias veces están entre tus [recomendaciones](/recommendations). Puedo contar tus conversaciones sobre un tema: «¿Cuántas conversaciones tengo sobre SQL?»',
  sharing: 'Abre la conversación y elige Share en su menú: recibes un enlace que puedes retirar en cualquier momento.',
};

const things: Record<Parameters<GeneralReplies['cannotCompare']>[0], string> = {
  conversations: 'las conversaciones',
  messages: 'los mensajes',
  categories: 'las categorías',
  sources: 'las fuentes',
  models: 'los modelos',
  documents: 'los documentos',
  tasks: 'las tareas',
  events: 'las citas',
  freeTime: 'los ratos libres',
  reminders: 'los recordatorios',
  goals: 'los objetivos',
  cards: 'las tarjetas',
  decks: 'los mazos de tarjetas',
  memories: 'las cosas que recuerdo',
  highlights: 'los subrayados',
  suggestions: 'las sugerencias',
};

const absentThings: Record<Parameters<GeneralReplies['noSuchThings']>[0], string> = {
  projects: 'proyectos',
  contacts: 'contactos',
  emails: 'correos',
  photos: 'fotos',
  habits: 'hábitos',
};

const filterFields: Record<Parameters<GeneralReplies['cannotFilter']>[1][number], string> = {
  words: 'tema',
  period: 'periodo',
  sources: 'asistente',
  categories: 'categoría',
  state: 'estado',
  hasDocument: 'documento',
};

export const general: GeneralReplies = {
  greeting: (name) =>
    [
      `Hola, ${name}. Soy el asistente integrado: respondo a partir de tus conversaciones y tu agenda, y no hay ningún modelo`,
      'conectado. Pregunta qué escribiste sobre algo o qué tienes por delante, o pídeme que te recuerde algo.',
    ].join(' '),
  farewell: (name) => `Hasta pronto, ${name}.`,
  welcome: 'De nada.',
  smallTalkReply: (name) => `Aquí estoy si quieres buscar o planear algo, ${name}.`,

  help,
  topics,
  connectModel,
  needsModel:
    'Soy el asistente integrado y no puedo escribirlo ni explicarlo. Un modelo de lenguaje conectado sí puede: mira los [ajustes](/settings).',
  unsupportedAction:
    'Eso no puedo hacerlo: no puedo llamar, enviar correos o mensajes, cambiar reservas, pedir, pagar, reproducir música o vídeos ni actuar fuera de este espacio de trabajo. Puedo recordártelo o añadirlo a tus tareas.',
  noLiveData:
    'No puedo consultarlo: no tengo acceso a Internet y no sé cómo está ahora. Solo conozco tus conversaciones y lo que tienes previsto.',
  noWorldNews:
    'No puedo consultar el tiempo, las noticias ni los precios: solo conozco tus conversaciones y lo que tienes previsto.',
  neverSendNote:
    'Esta conversación está marcada como «never send», así que no se ha enviado al modelo conectado. Esta respuesta es del asistente integrado.',
  instructionsNote:
    'Esta respuesta es del asistente integrado, que no sigue las instrucciones de esta conversación. Un modelo conectado sí las sigue.',
  unclearHint: 'Respondo a partir de tus conversaciones y tu agenda; di «ayuda» para ver lo que puedo hacer.',
  unclear: 'No lo he entendido. Pregunta por algo que hayas hablado o que tengas previsto, o di «ayuda».',
  notUnderstood:
    'No lo he entendido. En español leo citas, recordatorios y tareas, y preguntas cortas sobre ellos y sobre tus conversaciones.',

  yesOrNo: ['Sí', 'No'],
  yes: (sentence) => `Sí. ${sentence}`,
  no: (sentence) => `No. ${sentence}`,

  calculated: (asked, result) => `${asked.replaceAll('*', '×')}: **${result}**`,
  weekNow: (week) => `Es la semana ${week} del año.`,
  dayIs: (day) => `Es el ${day}.`,
  currentTime: (time, place) => (place === '' ? `Ahora es ${time}.` : `En ${place} es ${time}.`),
  unknownPlace: (place) => `No sé en qué huso horario está ${place}.`,

  cannotFilter: (thing, fields) =>
    `No puedo filtrar ${things[thing]} por ${formats.listOf(fields.map((field) => filterFields[field]))}.`,
  unclearShare:
    'Solo puedo decir qué parte de tus conversaciones es con un asistente, está en una categoría o trata de un tema, y qué parte de tus tareas está hecha.',
  cannotCompare: (thing) => `No puedo comparar ${things[thing]}.`,
  cannotRank:
    'Tus datos no me permiten decirlo. Puedo contar, listar y comparar tus conversaciones por tema, periodo, asistente y categoría, y también tus tareas, citas, objetivos y tarjetas.',
  noSuchDay: (day, month) => `El ${day} de ${month} no existe. Dime otro día.`,
  noSuchThings: (thing) =>
    `Aquí no puedo listar ${absentThings[thing]}. Puedo listar tus conversaciones, categorías, documentos, citas, tareas, recordatorios, objetivos, tarjetas y subrayados.`,

  further: (from, to, total) => (from === to ? `Número ${from} de ${total}:` : `Números ${from} a ${to} de ${total}:`),
  nothingFurther: 'No hay más.',
  moreOf: (count) => (count === 1 ? 'Y uno más: pide el resto.' : `Y ${count} más: pide el resto.`),
};
