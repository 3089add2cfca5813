// Runs a task of the project (`npm start`, `npm test`, …), after installing the right Node and the packages if needed.
// Plain JavaScript without dependencies, because it runs before any are installed, on Node 18 and newer.
import { prepare } from './bootstrap/prepare.mjs';
import { isTask, runTask, TASKS } from './bootstrap/tasks.mjs';

const [task = '', ...args] = process.argv.slice(2);
if (isTask(task)) {
  try {
    process.exitCode = await runTask(task, args, await prepare());
  } catch (error) {
    console.error(error.isCommandError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
} else {
  console.error(`There is no task "${task}". Tasks: ${Object.keys(TASKS).join(', ')}.`);
  process.exitCode = 1;
}
