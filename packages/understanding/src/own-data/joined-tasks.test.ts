import { expect, it } from 'vitest';
import { tasksOfListCommand } from './list-command.ts';

it.each([
  ['add milk, call mum and pay rent to my todos', ['Milk', 'Call mum', 'Pay rent']],
  [
    'aggiungi alla lista ritirare le scarpe dal calzolaio e comprare i francobolli',
    ['Ritirare le scarpe dal calzolaio', 'Comprare i francobolli'],
  ],
  ['zet schoenen ophalen en postzegels kopen op mijn lijst', ['Schoenen ophalen', 'Postzegels kopen']],
  ['add salt and vinegar to my list', ['Salt and vinegar']],
])('tasks that are joined in one command: %s', (text, titles) => {
  const found = tasksOfListCommand({ text, reference: new Date('2026-11-28T12:00:00Z'), timeZone: 'UTC' });
  expect(found.map(({ title }) => title)).toEqual(titles);
});
