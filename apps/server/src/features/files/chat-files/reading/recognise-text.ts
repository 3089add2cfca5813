import { spawn } from 'node:child_process';
import { tidyText } from './plain-text.ts';

/** Optional: if this program is not installed, no text is recognised in pictures. */
const PROGRAM = 'tesseract';
const PROGRAM_FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin', '/run/current-system/sw/bin'];
const MAX_MS = 30_000;
const MAX_OUTPUT_BYTES = 2_000_000;
/** A result with fewer letters is taken for noise in a photo. */
const MIN_LETTERS = 8;

/** The text in a picture; empty if there is none, or if the program is not installed or fails. */
export async function recogniseText(picture: Buffer, folders: readonly string[] = PROGRAM_FOLDERS): Promise<string> {
  const text = tidyText(await runProgram(picture, folders));
  return (text.match(/\p{L}/gu) ?? []).length < MIN_LETTERS ? '' : text;
}

function runProgram(picture: Buffer, folders: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(PROGRAM, ['stdin', 'stdout'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: folders.join(':'), OMP_THREAD_LIMIT: '1' },
      timeout: MAX_MS,
    });
    const output: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > MAX_OUTPUT_BYTES) child.kill('SIGKILL');
      else output.push(piece);
    });
    child.once('error', () => resolve(''));
    child.once('close', (code) => resolve(code === 0 ? Buffer.concat(output).toString('utf8') : ''));
    // A program that is missing or ends early closes its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(picture);
  });
}
