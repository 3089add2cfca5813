/** Runs an S3-compatible store as a process: `node object-store-process.ts --port 4020 --folder DIR --bucket NAME`. */
import { parseArgs } from 'node:util';
import { startFauxqs } from 'fauxqs';

const stringOption = { type: 'string' } as const;
const { values } = parseArgs({ options: { port: stringOption, folder: stringOption, bucket: stringOption } });
const { port, folder, bucket } = values;
if (port === undefined || folder === undefined || bucket === undefined)
  throw new Error('needs port, folder and bucket');
const server = await startFauxqs({ port: Number(port), host: '127.0.0.1', dataDir: folder, logger: false });
server.createBucket(bucket);
