import { expect, it } from 'vitest';
import { drawnAs, fileNameOf } from './code-file.ts';

it.each([
  [undefined, 'python', 'code.py'],
  ['Sort a list', 'typescript', 'Sort a list.ts'],
  ['main.rs', 'rust', 'main.rs'],
  ['../../etc/passwd', null, '.. .. etc passwd.txt'],
  [undefined, 'objective-c++', 'code.txt'],
])('names the file of %s in %s', (title, language, name) => {
  expect(fileNameOf(title, language)).toBe(name);
});

it('draws HTML, SVG and diagrams, and no other code', () => {
  expect(drawnAs('html', '<p>')).toBe('html');
  expect(drawnAs('Mermaid', 'graph TD')).toBe('mermaid');
  expect(drawnAs('svg', '<svg/>')).toBe('svg');
  expect(drawnAs('xml', '<?xml version="1.0"?><svg xmlns="x"/>')).toBe('svg');
  expect(drawnAs('xml', '<note/>')).toBeUndefined();
  expect(drawnAs('javascript', 'alert(1)')).toBeUndefined();
});
