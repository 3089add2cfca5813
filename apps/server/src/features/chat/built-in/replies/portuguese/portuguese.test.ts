import { describe, expect, test } from 'vitest';
import { setUpAskingPerson } from '#test/asking-person.ts';

const { asNewPerson, ask, reply } = setUpAskingPerson({
  conversations: [
    {
      title: 'SQL joins',
      day: '2026-08-03',
      source: 'chatgpt',
      messages: ['Como funciona um join em SQL?', 'Um join une tabelas.'],
    },
    {
      title: 'Jardim',
      day: '2026-10-11',
      source: 'claude',
      messages: ['O meu jardim está seco', 'O jardim precisa de água.', 'Obrigado', 'De nada.'],
    },
  ],
  goal: { title: 'Ler 24 livros', targetValue: 24, unit: 'livros', targetDate: '2026-12-31' },
  tasks: [{ title: 'Devolver os livros', dueDate: '2026-11-18' }, { title: 'Comprar pneus' }],
  events: [
    { title: 'Dentista', eventDate: '2026-11-24T10:00:00Z', duration: 60 },
    { title: 'Coro', eventDate: '2026-11-12T19:00:00Z', duration: 90 },
  ],
  reminder: { title: 'Ir buscar a bicicleta', remindAt: '2026-12-01T10:00:00Z' },
});
describe('a whole answer in Portuguese about conversations', () => {
  asNewPerson('Ann');
  test.each([
    ['quantas mensagens tenho?', 'Há 6 mensagens em 2 conversas; tu escreveste 3.'],
    ['quantas conversas tenho sobre correr?', 'Nenhuma das tuas conversas menciona «correr».'],
    [
      'quantas conversas tive em outubro?',
      'Tiveste uma conversa em outubro de 2026.\n\n- **[Jardim](…)**, 11 de outubro de 2026',
    ],
    ['que percentagem das minhas conversas é com Claude?', 'De 2 conversas, uma é com Claude: 50%.'],
    [
      'qual é a minha conversa mais longa?',
      'A tua conversa mais longa:\n\n- **[Jardim](…)**, 11 de outubro de 2026 (4 mensagens)',
    ],
    [
      'tive mais conversas em agosto ou em outubro?',
      'O mesmo número de conversas em ambos os casos (agosto de 2026 e outubro de 2026): 1 em cada um.\n\n- agosto de 2026: uma conversa\n- outubro de 2026: uma conversa',
    ],
    [
      'quando falei de SQL pela primeira vez?',
      'Falaste sobre «SQL» pela primeira vez no dia 3 de agosto de 2026:\n\n**[SQL joins](…)**, 3 de agosto de 2026\n\n> *Perguntaste:* Como funciona um join em SQL?\n>\n> Um join une tabelas.',
    ],
    ['O que falámos sobre o meu orçamento?', 'Não encontrei nada sobre «orçamento» nas tuas conversas.'],
    ['que decisões tomei?', 'Não encontrei nenhuma mensagem em que escrevesses o que tinhas decidido.'],
    [
      'Move a conversa sobre o jardim para Health',
      '[Jardim](…) está agora em Health e fica lá. Antes estava em Other.',
    ],
    ['Resume esta conversa', 'Esta conversa ainda está vazia. Abre aquela de que estás a falar e pede-o lá.'],
  ])('%s', async (question, answer) => {
    expect(await reply(question)).toBe(answer);
  });
});

describe('a whole answer in Portuguese about plans and goals', () => {
  asNewPerson('Ben');
  test.each([
    [
      'O que tenho na terça-feira?',
      'Na tua agenda no dia 24 de novembro de 2026:\n\n- terça-feira, 24 de novembro às 10:00: Dentista',
    ],
    ['O que tenho na sexta-feira?', 'Não tens nada na tua agenda no dia 27 de novembro de 2026.'],
    [
      'quantos compromissos tenho na próxima semana?',
      'Tens um compromisso de 23 de novembro de 2026 a 29 de novembro de 2026.\n\n- terça-feira, 24 de novembro às 10:00: Dentista',
    ],
    [
      'quando foi o meu último compromisso?',
      'O teu último compromisso: quinta-feira, 12 de novembro às 19:00: Coro (há 8 dias)',
    ],
    [
      'quando estou livre amanhã?',
      'Estás livre no dia 21 de novembro de 2026:\n\n- sábado, 21 de novembro, das 8:00 às 20:00',
    ],
    [
      'que lembretes tenho?',
      'Os teus lembretes pendentes:\n\n- terça-feira, 1 de dezembro às 10:00: Ir buscar a bicicleta',
    ],
    [
      'que tarefas estão atrasadas?',
      'Uma tarefa está atrasada:\n\n- Devolver os livros, até quarta-feira, 18 de novembro',
    ],
    ['quantas tarefas tenho?', 'Tens 2 tarefas pendentes.'],
    [
      'que tarefas tenho?',
      'Tens 2 tarefas pendentes:\n\n- Devolver os livros, até quarta-feira, 18 de novembro\n- Comprar pneus',
    ],
    [
      'quais são os meus objetivos?',
      'Tens um objetivo em aberto:\n\n- Ler 24 livros: 0 de 24 livros (0%), faltam 24, até quinta-feira, 31 de dezembro (no bom caminho)',
    ],
    ['quantos cartões tenho?', 'Hoje não há nenhum cartão para rever. Não tens cartões.'],
    ['o que está na minha caixa de entrada?', 'Não há nenhuma sugestão na tua caixa de entrada.'],
  ])('%s', async (question, answer) => {
    expect(await reply(question)).toBe(answer);
  });
});

describe('an answer in Portuguese to other messages', () => {
  asNewPerson('Cas');
  test.each([
    [['Obrigado'], 'De nada.'],
    [['quanto é 12 * 4?'], '12 × 4: **48**'],
    [['Que horas são?'], 'Agora é sexta-feira, 20 de novembro às 9:00.'],
    [['Lembra-me amanhã às 9 de levar o lixo'], 'Posso lembrar-te disto.'],
    [['Adiciona comprar leite à minha lista'], 'Posso adicionar isto às tuas tarefas.'],
    [
      ['Dentista na terça-feira às 15:00', 'melhor às 16:00'],
      'Alterei a sugestão: **Dentista**, terça-feira, 24 de novembro às 16:00 (1 hora).',
    ],
    [['Lembra-te de que sou vegetariano', 'sim'], 'Vou lembrar-me: Sou vegetariano'],
    [['Quero ler 12 livros, põe isso como objetivo', 'não'], 'Não se alterou nada.'],
    [
      ['li 3 livros, adiciona ao meu objetivo de leitura', 'sim'],
      'Acrescentei 3 livros a **Ler 24 livros**: 3 de 24 livros (13%), faltam 21, até quinta-feira, 31 de dezembro (adiantado).',
    ],
    [['Jardim', 'Muda o nome desta conversa para Pão'], '«Jardim» chama-se agora [Pão](…).'],
  ])('%j', async (messages, answer) => {
    expect(await reply(...messages)).toBe(answer);
  });

  test('consent is asked for in Portuguese, and given', async () => {
    const asked = ['quando é o dentista?', 'muda-o para o dia seguinte'];
    const { response, offers } = await ask(...asked);
    expect(response).toBe(
      'Mudo isto? **Dentista**, terça-feira, 24 de novembro às 10:00 → **quarta-feira, 25 de novembro às 10:00**.',
    );
    expect(offers).toEqual(['Sim', 'Não']);
    expect(await reply(...asked, 'Sim')).toBe('Mudei «Dentista» para quarta-feira, 25 de novembro às 10:00.');
    expect(await reply('Cancela a minha consulta no dentista', 'sim')).toBe(
      'Cancelei «Dentista». Podes restaurá-lo a partir do [lixo](/trash).',
    );
  });
});
