import { expect, test } from 'vitest';
import { findNames, replaceNames } from './word-names.ts';

test.each([
  ['C++ and c++17, (C++)', ['cplusplus', 'cplusplus', 'cplusplus']],
  ['F# or C#?', ['fsharp', 'csharp']],
  ['.NET, ASP.NET and .Net 8', ['dotnet', 'dotnet', 'dotnet']],
  ['Node.js, vue.js', ['nodejs', 'vuejs']],
  ['i++, abc++, example.net, index.js, node.json, .network, #c, ## C', []],
])('the names in %s', (text, words) => {
  expect(findNames(text).map(({ word }) => word)).toEqual(words);
});

test('names are replaced, other text stays', () => {
  expect(replaceNames('a C++ book on .NET', '')).toBe('a  book on ');
  expect(replaceNames('plain', '')).toBe('plain');
});
