import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|webmanifest)$/;
/** For a smaller file, the headers take more bytes than the compression saves. */
const smallestBytes = 1024;

/**
 * Writes a Brotli copy beside each text file, with the best compression, which is too slow to be done for every visit.
 */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      directory = path.resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = await readdir(directory, { recursive: true });
        const files = names.filter((name) => compressible.test(name)).map((name) => path.join(directory, name));
        await Promise.all(files.map(compressFile));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}
