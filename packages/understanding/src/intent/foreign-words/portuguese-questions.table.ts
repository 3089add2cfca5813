import type { QuestionRow } from './question-row.ts';

/** Questions and commands in Portuguese by their meaning, the more special ones first. */
export const portugueseQuestions: readonly QuestionRow[] = [
  [
    'help',
    /^(?:para que (?:voce )?serves?|para que serve isso)$|^o que (?:e que )?(?:voce |tu )?(?:pode|podes|consegue|consegues|sabe|sabes) fazer(?: por mim)?$|^o que (?:eu )?posso (?:te |lhe )?(?:perguntar|pedir)(?:-te|-lhe)?$|^(?:explique|explica|mostre|mostra|diga|diz)(?:-me)? (?:(?:as )?(?:suas|tuas) (?:funcoes|funcionalidades|capacidades)|o que (?:voce )?(?:pode|podes|sabe|sabes) fazer|como (?:voce )?funciona)$|^como (?:e que )?(?:isso |isto |voce )?funciona(?:s)?(?: isso| isto| este app)?$|^(?:ajuda|ajude-me|me ajude|ajuda-me)$|^como (?:voce )?(?:pode|podes) (?:me )?ajudar(?:-me)?$|^quais sao (?:as )?(?:suas|tuas) (?:funcoes|funcionalidades|capacidades)$|^(?:quem|o que) (?:e voce|es tu|voce e)$/,
  ],
  ['now', /^(?:que horas sao|que hora e|sabe que horas sao|tem horas)(?: agora)?$/],
  [
    'today',
    /^(?:que dia|que data|qual dia) (?:e hoje|e|estamos|e hoje mesmo)(?: hoje)?$|^qual (?:e )?(?:a )?data(?: de hoje)?$|^hoje e que dia$|^que dia da semana e hoje$|^a quantos estamos/,
  ],
  ['week', /^(?:em )?que (?:numero da )?semana (?:estamos|e)|^qual (?:e )?(?:o )?numero da semana/],
  [
    'summary',
    /^(?:de-me|me de|da-me|liste|lista|diga|quais sao)(?:-me)? ?(?:os )?pontos (?:chave|principais|importantes) (?:desta|da nossa|da|deste) (?:conversa|chat|discussao)|^(?:resuma|resume|resumir|pode resumir) (?:esta|essa|nossa|a nossa|a|este) (?:conversa|chat|discussao)|^(?:faca|faz|de|da|quero)(?:-me)? (?:um|o) (?:breve )?resumo (?:desta|dessa|da nossa|da|deste|de nossa) (?:conversa|chat|discussao)|^(?:quais sao )?os pontos principais (?:desta|da nossa|da) conversa/,
  ],
  [
    'move',
    /^(?:mova|move|coloque|coloca|poe|passe|passa|mude|muda) (?:esta|essa|a|este) (?:conversa|chat|discussao) (?:para|pra|pro|em|na|no) (?:a )?(?:(?:categoria|pasta) )?(.+)$|^(?:esta|essa) conversa (?:pertence|vai|deveria ir) (?:a|para|em) (.+)$/,
  ],
  [
    'rename',
    /^(?:renomeie|renomeia|chame|chama|intitule) (?:esta|essa|a|este) (?:conversa|chat|discussao) (?:para |como |de )?(.+)$|^(?:mude|muda|altere|troque) o (?:titulo|nome) (?:desta conversa |da conversa )?para (.+)$/,
  ],
  [
    'first',
    /^quando (?:perguntei|falei|falamos|escrevi) (?:pela primeira vez )?(?:sobre|de|do|da|por) (.+?)(?: pela primeira vez)?$/,
  ],
  ['count', /^quantas vezes (?:perguntei|falei|falamos) (?:sobre|de|do|da|por) (.+)$/],
  ['total', /^quantas conversas\b/],
  ['topics', /^sobre o que (?:eu )?(?:mais falo|falo mais)/],
  ['said', /^o que (?:dissemos|eu disse|falamos|disse) (?:sobre|de|do|da) (.+)$/],
  ['countTasks', /^quantas tarefas\b/],
  ['tasks', /^(?:quais sao as minhas|quais sao minhas|mostre(?:-me)?(?: as)?(?: minhas)?) ?tarefas/],
  ['reminders', /^(?:quais sao os meus|quais sao meus|mostre(?:-me)?(?: os)?(?: meus)?) ?lembretes/],
  [
    'goals',
    /^(?:quais sao os meus|quais sao as minhas|quais sao (?:meus|minhas)|mostre(?:-me)?(?: os)?(?: meus)?) ?(?:objetivos|metas)/,
  ],
  [
    'free',
    /^(?:tenho|ha|quando tenho)\b.{0,40}\b(?:tempo|livres?|espaco|vaga|brecha|horario)\b|^(?:quais|que) (?:noites|dias|manhas|tardes)\b.{0,40}\b(?:livres?|disponiveis)|^quando (?:posso|poderia|podemos)\b.{0,40}\b(?:encontrar|ver|marcar)|^(?:encontre|ache|procure) (?:um )?(?:horario|tempo)|^quando (?:estou livre|tenho tempo)|^estou livre/,
  ],
  [
    'calendar',
    /^(?:tenho|ha) (?:alguma coisa|algo|compromissos|algum compromisso|alguma reuniao)(?: (?:marcad[oa]|planejad[oa]|previst[oa]))?\b(?!.*\b(?:dito|sobre)\b)|^o que (?:tenho|eu tenho|ha)\b(?!.*\b(?:dito|sobre)\b)|^quais (?:compromissos|sao os meus compromissos)|^mostre(?:-me)? (?:minha agenda|o meu calendario)/,
  ],
];
