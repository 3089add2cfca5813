import { readFileText } from './read-file.ts';
import { type ReadingResult, type ReadingTask, UnreadableFile } from './reading-result.ts';

/** The process that reads one file and then ends, so that a harmful file cannot affect the app. */
process.once('message', (task: ReadingTask) => {
  void read(task).then((result) => process.send?.(result, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(1));

async function read(task: ReadingTask): Promise<ReadingResult> {
  try {
    return await readFileText(task);
  } catch (error) {
    return { error: error instanceof UnreadableFile ? error.message : 'It is damaged and cannot be read.' };
  }
}
