import { ModelProvider } from '@app/contract/models';
import { z } from 'zod';
import { defineSection, listSetting, switchSetting, textSetting } from '#platform/config-section.ts';

const providers = ModelProvider.def.entries;

export const modelsSection = defineSection({
  name: 'models',
  fields: {
    OWN_MODELS: {
      schema: switchSetting(),
      default: true,
      doc: 'Whether people may add models with keys of their own.',
    },
    OWN_MODEL_PROVIDERS: {
      schema: listSetting().pipe(
        z.array(z.enum(providers, { error: `must name only ${Object.keys(providers).join(', ')}` })),
      ),
      doc: 'The providers of own models, separated by commas.',
      defaultText: 'all',
    },
    ALLOW_PRIVATE_MODELS: {
      schema: switchSetting(),
      doc: 'Whether own models may be at addresses in private networks. Link-local addresses are always refused.',
      defaultText: 'true while the app is used on this machine only',
    },
    AI_MODELS_FILE: {
      schema: textSetting(),
      doc: 'A JSON file with what providers do not list about models: context length, abilities and prices. See the guide to models.',
    },
  },
});
