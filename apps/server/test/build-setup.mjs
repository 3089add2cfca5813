import { ensureBuild } from '../../../scripts/bootstrap/build.mjs';

/** The tests that start and kill the app start what is served. */
export async function setup() {
  await ensureBuild({ node: process.execPath, env: process.env });
}
