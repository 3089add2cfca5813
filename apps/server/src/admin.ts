import { runAdmin } from '#app/admin/run-admin.ts';
import { readEnvironment } from '#platform/config.ts';
import { keepNewFilesPrivate } from '#platform/data-directory.ts';
import { projectDirectory } from '#platform/project-paths.ts';

keepNewFilesPrivate();
process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: readEnvironment(projectDirectory),
  projectDirectory,
  print: (line) => void process.stdout.write(`${line}\n`),
});
