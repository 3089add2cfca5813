// What packages' own install scripts would do and we need: runs on the project's Node, after an install.
import { findNativeBinaries } from '../apps/server/src/db/embedded/native-binaries.ts';

try {
  await findNativeBinaries();
} catch (error) {
  // No database for this kind of machine: DATABASE_URL may name one, and the start says so if it does not.
  if (error.code !== 'database.unsupported') throw error;
}
