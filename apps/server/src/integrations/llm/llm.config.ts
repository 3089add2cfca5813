import {
  addressSetting,
  choiceSetting,
  defineSection,
  integerSetting,
  textSetting,
  type SectionValues,
} from '#platform/config-section.ts';

const seconds = () => integerSetting(1, 86_400);

export const llmSection = defineSection({
  name: 'llm',
  fields: {
    AI_PROVIDER: {
      schema: choiceSetting(['auto', 'builtin', 'openai', 'anthropic', 'google', 'openai-compatible', 'ollama']),
      default: 'auto',
      doc: 'What answers: auto uses the provider that AI_API_KEY or AI_BASE_URL belong to, else an Ollama running on this machine, else the built-in assistant.',
    },
    AI_MODEL: {
      schema: textSetting(),
      doc: "The model's name as the provider calls it. Unset with Ollama: its first installed chat model.",
    },
    AI_MODEL_PREMIUM: {
      schema: textSetting(),
      doc: 'Another model of the same provider for Premium users.',
      defaultText: 'the same model for everyone',
    },
    AI_SHARED_MODELS_FILE: {
      schema: textSetting(),
      doc: 'A JSON file with further models that people may choose for their chats, each with its number of replies a month for each plan. See the guide to models.',
    },
    AI_BASE_URL: {
      schema: addressSetting(),
      doc: "The address of an OpenAI-compatible server or gateway, such as http://127.0.0.1:8080/v1, of Ollama, or of a provider's proxy.",
    },
    AI_API_KEY: { schema: textSetting(), doc: "The provider's key." },
    AI_MAX_CONCURRENCY: {
      schema: integerSetting(1, 100_000),
      default: 32,
      doc: 'How many replies are generated at the same time; further requests wait, Premium users first.',
    },
    AI_TIMEOUT_SECONDS: { schema: seconds(), default: 600, doc: 'The time limit for a whole reply.' },
    AI_FIRST_TOKEN_TIMEOUT_SECONDS: {
      schema: seconds(),
      doc: 'The time limit until a reply begins.',
      defaultText: '90, or 240 with Ollama, which may have to load the model first',
    },
    AI_STALL_TIMEOUT_SECONDS: {
      schema: seconds(),
      default: 45,
      doc: 'The time limit for a pause within a reply.',
    },
    AI_QUEUE_TIMEOUT_SECONDS: {
      schema: seconds(),
      default: 60,
      doc: 'How long a request may wait while AI_MAX_CONCURRENCY replies are being generated.',
    },
  },
});

export type LlmConfig = SectionValues<typeof llmSection>;
