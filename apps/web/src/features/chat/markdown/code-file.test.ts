import { expect, it } from 'vitest';
import { previewKindOf, fileNameOf } from './code-file.ts';

it.each([
  [undefined, 'python', 'code.py'],
  ['Sort a list', 'typescript', 'Sort a list.ts'],
  ['main.rs', 'rust', 'main.rs'],
  ['../../etc/passwd', null, '.. .. etc passwd.txt'],
  [undefined, 'objective-c++', 'code.txt'],
])('names the file of %s in %s', (title, language, name) => {
  expect(fileNameOf(title, language)).toBe(name);
});

it('previews HTML, SVG and diagrams, but no other code', () => {
  expect(previewKindOf('html', '<p>')).toBe('html');
  expect(previewKindOf('Mermaid', 'graph TD')).toBe('mermaid');
  expect(previewKindOf('svg', '<svg/>')).toBe('svg');
  expect(previewKindOf('xml', '<?xml version="1.0"?><svg xmlns="x"/>')).toBe('svg');
  expect(previewKindOf('xml', '<note/>')).toBeUndefined();
  expect(previewKindOf('javascript', 'alert(1)')).toBeUndefined();
});
