import { availableParallelism } from 'node:os';
import { choiceSetting, defineSection, integerSetting } from '#platform/config-section.ts';

export const embeddingSection = defineSection({
  name: 'embedding',
  fields: {
    EMBEDDING: {
      schema: choiceSetting(['auto', 'words']),
      default: 'auto',
      doc: 'How conversations are compared by meaning: auto uses the sentence encoder if its native library runs here; words uses the lighter word vectors.',
    },
    EMBEDDING_THREADS: {
      schema: integerSetting(1, 64),
      default: Math.max(1, Math.min(4, availableParallelism() - 1)),
      defaultText: 'one less than there are processors, at most 4',
      doc: 'Threads of the sentence encoder; each takes about 80 MB.',
    },
  },
});
