import type { QuestionRow } from './question-row.ts';

/** Questions and commands in Spanish by their meaning, the more special ones first. */
export const spanishQuestions: readonly QuestionRow[] = [
  [
    'help',
    /^(?:para que sirves|para que sirve esto)$|^(?:que|que cosas|que mas) (?:puedes|sabes|podes) hacer(?: por mi| aqui| tu)?$|^que (?:te )?puedo (?:preguntarte|preguntar|pedirte|hacer)(?: aqui)?$|^(?:explica|explicame|muestrame|dime|ensename) (?:tus (?:funciones|capacidades|comandos)|(?:lo )?que (?:puedes|sabes) hacer|como funcionas?|como funciona esto)$|^como funciona(?:s| esto| esta app| la app)?$|^(?:ayuda|ayudame)$|^(?:como|en que|con que) (?:me )?puedes ayudar(?:me)?$|^(?:que|cuales son tus) (?:funciones|comandos|capacidades)(?: tienes| entiendes)?$|^(?:quien|que) eres$/,
  ],
  ['now', /^(?:que hora es|que horas son|tienes hora|me dices la hora|sabes que hora es)(?: ahora)?$/],
  [
    'today',
    /^(?:que dia|que fecha) (?:es|es hoy|estamos|tenemos)(?: hoy)?$|^a que (?:fecha|dia) estamos(?: hoy)?$|^(?:cual es la fecha|la fecha)(?: de hoy| de hoy dia| actual)?$|^en que dia estamos/,
  ],
  ['week', /^(?:en )?que (?:numero de )?semana (?:estamos|es)|^que numero de semana/],
  [
    'summary',
    /^(?:dame|dime|lista|muestrame|enumera) los puntos (?:clave|principales|importantes) de (?:esta|nuestra|la|este) (?:conversacion|charla|chat)|^(?:resume|resumeme|puedes resumir|resumir) (?:esta|nuestra|la|este) (?:conversacion|charla|chat)|^(?:haz|hazme|dame|quiero) (?:un|el) (?:breve |corto )?resumen de (?:esta|nuestra|la|este) (?:conversacion|charla|chat)|^(?:cuales son )?los puntos (?:clave|principales) de (?:esta|nuestra|la) (?:conversacion|charla)|^de que (?:iba|trataba) esta conversacion/,
  ],
  [
    'move',
    /^(?:mueve|pon|mete|pasa|archiva|clasifica) (?:esta|la|este) (?:conversacion|charla|chat) (?:a|en|bajo|hacia) (?:la categoria )?(.+)$|^(?:esta conversacion|esto) (?:pertenece|va|deberia ir) (?:a|en) (.+)$/,
  ],
  [
    'rename',
    /^(?:renombra|llama|titula) (?:a )?(?:esta|la|este) (?:conversacion|charla|chat) (?:a |como )?(.+)$|^cambia el (?:nombre|titulo) (?:de esta (?:conversacion|charla) )?(?:a|por) (.+)$|^ponle (?:el titulo|de titulo|el nombre) (.+)$/,
  ],
  [
    'first',
    /^cuando (?:pregunte|hable|hablamos|he preguntado|escribi) (?:por primera vez )?(?:por|sobre|de|acerca de) (.+?)(?: por primera vez)?$/,
  ],
  [
    'count',
    /^cuantas veces (?:[lt]es? )?(?:he preguntado|pregunte|hable|hablamos|he hablado)(?: (?:a|con) [a-z]+)? (?:por|sobre|de|acerca de) (.+)$/,
  ],
  ['total', /^cuantas (?:conversaciones|charlas)\b/],
  ['topics', /^de que (?:hablo|pregunto) mas/],
  ['said', /^que (?:dijimos|dije|hablamos|hemos dicho) (?:sobre|de|acerca de) (.+)$/],
  ['countTasks', /^cuantas tareas\b/],
  ['tasks', /^(?:cuales son mis|muestrame(?: mis)?|ensename(?: mis)?) ?tareas/],
  ['reminders', /^(?:cuales son mis|que|muestrame(?: mis)?) ?recordatorios/],
  ['goals', /^(?:cuales son mis|que|muestrame(?: mis)?|como van mis) ?(?:objetivos|metas)/],
  [
    'free',
    /^(?:tengo|hay|me queda|cuando tengo)\b.{0,40}\b(?:hueco|huecos|tiempo|libres?|disponible)\b|^(?:que|cuales) (?:tardes|dias|mananas|noches)\b.{0,40}\b(?:libres?|disponibles?)|^cuando (?:puedo|podria|podemos)\b.{0,40}\b(?:quedar|ver|reunirme|encajar)|^(?:busca|encuentra|encuentrame|buscame) (?:un )?hueco|^cuando (?:estoy|tengo) (?:\S+ ){0,2}?(?:libre|tiempo|hueco)|^estoy libre/,
  ],
  [
    'calendar',
    /^(?:tengo|hay) (?:algo|alguna cita|alguna reunion|planes)(?: (?:planeado|previsto|apuntado))?\b(?!.*\b(?:sobre|dicho)\b)|^que (?:tengo|hay|citas tengo|planes tengo)\b(?!.*\b(?:dicho|sobre)\b)|^muestrame (?:mi agenda|mi calendario|mis citas)|^tengo (?:\S+ ){0,2}?citas/,
  ],
];
