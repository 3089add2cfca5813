/**
 * Learns how likely a turn is to speak of a plan of the person, and writes src/likelihood/weights.ts.
 * `node packages/understanding/build-models/plan-likelihood.ts`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelledTurns } from '../eval/labelled-turns.ts';
import { weightsModule } from './learn-likelihood.ts';

const target = join(import.meta.dirname, '../src/likelihood/weights.ts');
writeFileSync(target, weightsModule(labelledTurns()));
