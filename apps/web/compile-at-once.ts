import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile all functions of the scripts with these names while they load, on another thread. Otherwise it
 * compiles each function when it is first called, and the page waits. Other browsers ignore the comment.
 */
export function compileAtOnce(names: readonly string[]): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of files first: the comment has to be the first line.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of names) {
          const found = chunks.filter((chunk) => chunk.name === name);
          if (found.length === 0) throw new Error(`The build has no script ${name}.`);
          for (const chunk of found) chunk.code = hint + chunk.code;
        }
      },
    },
  };
}
