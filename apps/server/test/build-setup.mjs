import { ensureBuild } from '../../../scripts/bootstrap/build.mjs';

/** Builds the app, because the tests that start and kill it use the build. */
export async function setup() {
  await ensureBuild({ node: process.execPath, env: process.env });
}
