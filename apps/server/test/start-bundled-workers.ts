import { inject } from 'vitest';
import { setWorkerFolder } from '#platform/worker-address.ts';

setWorkerFolder(inject('bundledWorkers'));
