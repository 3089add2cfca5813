// Does what the skipped install script of the PostgreSQL package would do (its symbolic links), and deletes libraries for
// other systems. Runs on the project's Node after an install.
import { findNativeBinaries } from '../../apps/server/src/db/embedded/native-binaries.ts';
import { removeForeignLibraries } from './native-libraries.mjs';
import { inProject } from './paths.mjs';

await removeForeignLibraries(inProject('node_modules', 'onnxruntime-node'), process);

try {
  // Creates the links; their paths are not needed here.
  await findNativeBinaries();
} catch (error) {
  // The embedded database does not support this platform. The server needs DATABASE_URL then and reports it at start.
  if (error.code !== 'database.unsupported') throw error;
}
