// Replaces the parts of packages' install scripts that we need: runs on the project's Node, after an install.
import { findNativeBinaries } from '../apps/server/src/db/embedded/native-binaries.ts';

try {
  await findNativeBinaries();
} catch (error) {
  // There is no database for this platform: DATABASE_URL may name one, and the start reports if it does not.
  if (error.code !== 'database.unsupported') throw error;
}
