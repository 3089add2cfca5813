import { openOptions } from '#screens/options.ts';

await openOptions();
