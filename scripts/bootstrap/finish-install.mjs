// Does what the skipped install script of the PostgreSQL package would do (its symbolic links). Runs on the project's
// Node after an install.
import { findNativeBinaries } from '../../apps/server/src/db/embedded/native-binaries.ts';

try {
  // Creates the links; their paths are not needed here.
  await findNativeBinaries();
} catch (error) {
  // The embedded database does not support this platform. The server needs DATABASE_URL then and reports it at start.
  if (error.code !== 'database.unsupported') throw error;
}
