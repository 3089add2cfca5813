/**
 * Learns the category of first questions in seven languages, and writes src/category/learned-weights.ts.
 * `node packages/understanding/build-models/learned-subjects.ts`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelledQuestions } from '../eval/labelled-questions.ts';
import { weightsModule } from './learn-subjects.ts';

writeFileSync(join(import.meta.dirname, '../src/category/learned-weights.ts'), weightsModule(labelledQuestions()));
