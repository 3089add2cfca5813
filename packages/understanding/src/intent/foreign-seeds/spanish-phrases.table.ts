import type { ForeignPhrases } from './foreign-phrases.ts';

export const spanishPhrases: ForeignPhrases = {
  event: `pon dentista mañana a las tres en mi agenda | planea una cena con los vecinos el viernes | apunta la reunión de padres del jueves a las 19 | añade cita en la peluquería el sábado | bloquea el martes por la tarde para la mudanza |
agrega la boda del 12 de junio al calendario | puedes agendar una reunión con Karina el lunes | nueva cita: itv el miércoles a las 9`,
  reminder: `recuérdame regar las plantas | despiértame a las seis y media | avísame a las ocho de que la ropa está seca | hazme acordar de las pastillas esta noche | pon una alarma a las seis | recordatorio del alquiler |
que no se me olvide llamar a la abuela | mándame un aviso el día antes | recuérdame mañana a las 9 llamar al pintor | puedes recordarme la ropa a las 17`,
  task: `añade comprar leche a mi lista de tareas | nueva tarea: terminar la declaración de la renta | pon ordenar el trastero en mis tareas | en mi lista: regalo para Hugo | pendiente: cancelar el seguro |
anota que tengo que coger bombillas | agrega renovar el pasaporte a mis pendientes | tarea: cambiar los neumáticos`,
  plan_question: `qué tengo mañana | qué hay previsto este fin de semana | a qué hora tengo que estar en el médico | cuándo es mi próxima cita | cómo tengo la semana | tengo algo el viernes | enséñame mi agenda del jueves |
qué citas tengo la semana que viene | hay algo planeado para esta noche | cuándo me toca dentista | qué me queda por hacer hoy | qué tareas tengo abiertas | borra la comida de mañana | mueve la peluquería al lunes | anula mi cita | tengo algo el domingo`,
  free_time: `cuándo tengo una hora libre esta semana | estoy libre el sábado | me cabe algo el miércoles | qué noche no tengo nada | búscame un hueco de dos horas | tengo tiempo mañana por la tarde | qué día ando más tranquilo |
cuándo podría quedar con Tomás | queda sitio el jueves`,
  archive_question: `qué había decidido sobre la cocina | qué vino me recomendaste | busca la conversación sobre la obra | cómo se llamaba el libro del que hablamos | cuál era la receta que me diste | dónde escribí sobre mi dolor de espalda |
cuándo pregunté por primera vez por los paneles solares | qué dijiste de la garantía | encuentra todo sobre nuestro viaje a Lisboa | qué medidas de la cortina te había dado | en qué chat hablamos de la hipoteca | qué sabes todavía de mi suegra |
te conté alguna vez qué pintura elegimos`,
  count_question: `cuántas veces pregunté por el dolor de cabeza | cuántas conversaciones eran sobre trabajo | con qué frecuencia hablamos de dinero | cuántos chats tuve este mes | de qué tema hablo más | cuántas veces salió el gato |
cuántas conversaciones tengo en total | cuenta las conversaciones sobre el jardín`,
  summary: `resume esta conversación | cuáles son los puntos importantes de este chat | dame un breve resumen de esta charla | puedes resumir esto en tres frases | de qué hemos hablado hasta ahora | un resumen de nuestra conversación por favor |
qué hemos decidido aquí al final | haz un repaso de esta conversación`,
  move: `mueve esta conversación a salud | pon este chat en trabajo | esto va en finanzas | guarda esta conversación en la carpeta familia | esta conversación debe ir en educación | clasifica esto en la categoría otros | puedes pasar esto a fitness | archiva este chat en política`,
  rename: `llama a esta conversación proyecto cocina | renombra este chat a jardín | dale otro título a esta conversación: obra | cambia el título a vacaciones 2027 | esta conversación debería llamarse impuestos | título de este chat: candidatura | ponle de nombre mudanza`,
  date_time: `qué hora es | qué día es hoy | a cuánto estamos | qué hora es en Nueva York | cuál es la fecha de hoy | en qué semana estamos | hoy es martes | en qué día cae el 5 de diciembre`,
  help: `qué puedes hacer por mí | cómo funciona esta aplicación | cómo importo mis conversaciones de ChatGPT | para qué sirves | cómo borro mi cuenta | cómo añado una categoría | me explicas cómo va esto | cómo exporto mis datos |
qué órdenes entiendes | cómo quito las notificaciones | en qué puedes ayudarme | explícame lo que sabes hacer | cuáles son tus funciones | qué posibilidades tienes`,
  small_talk: `hola qué tal | gracias eres un crack | buenos días | jaja muy buena | qué buen tiempo hace | gracias, buenas noches | cómo fue tu día | hoy estoy cansado | igualmente buen fin de semana | vale genial, hasta mañana | sigues ahí | qué listo eres`,
  writing: `escribe un poema para los setenta años del abuelo | redacta un correo educado al casero | inventa un eslogan para mi panadería | reescribe esta carta más amable | hazme una carta de presentación | piensa un texto gracioso para una tarjeta |
escribe un discurso para la boda de mi hermana | puedes escribir un cuento corto sobre un zorro | una rima sobre una bicicleta`,
  code: `escribe un script de python que renombre archivos | haz una consulta sql de los clientes sin pedidos | por qué falla este código javascript | una fórmula de excel para contar duplicados | cómo ordeno una lista en java |
regex para un código postal | crea una página html con un formulario | función que calcule números primos | comando bash para encontrar archivos grandes`,
  translation: `traduce esto al inglés | cómo se dice buenas noches en italiano | qué significa serendipity | en francés: dónde está la estación | cuál es la palabra alemana para aspiradora | traduce mi correo al francés | cómo se escribe gracias en japonés`,
  knowledge: `cuál es la capital de Australia | a qué distancia está la luna | quién pintó las meninas | por qué el mar es salado | cuánto tiempo hay que cocer un huevo | qué diferencia hay entre un cocodrilo y un caimán |
cuándo empezó la primera guerra mundial | cuántos habitantes tiene Bélgica | cómo se forma el arcoíris | qué comen los erizos | el tomate es una fruta | explícame cómo funciona una bomba de calor | cuántos años vive un elefante | cuál es el planeta más grande`,
};
