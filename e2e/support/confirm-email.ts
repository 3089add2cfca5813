import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Confirms an email with the operator's command. OPERATORS applies only to people with a confirmed email. */
export function confirmEmail(email: string, dataDir: string): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'admin', '--', 'people', 'confirm', email], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The email was not confirmed: ${stderr}`);
}
