import { expect, it } from 'vitest';
import { diagramPage } from './diagram-page.ts';

it('escapes text that would close a script element of the page early', () => {
  const page = diagramPage('const a = "</script><!--"', 'graph TD; A["</SCRIPT><b>"] --> B', true, {
    failed: 'No </script>',
  });
  expect(page.match(/<\/script>/gi)).toHaveLength(2);
  expect(page.match(/<!--/g)).toBeNull();
  expect(page).toContain(String.raw`A[\"\x3c/SCRIPT><b>\"]`);
});
