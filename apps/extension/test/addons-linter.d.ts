/** The package has no types of its own. */
declare module 'addons-linter' {
  interface Finding {
    code: string;
    message: string;
  }
  export function createInstance(options: {
    config: { _: string[]; logLevel: string; output: string };
    runAsBinary: boolean;
  }): { run(): Promise<{ errors: Finding[]; warnings: Finding[] }> };
}
