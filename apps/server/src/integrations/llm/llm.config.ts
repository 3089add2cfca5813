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
      doc: 'Who answers: auto takes what AI_API_KEY or AI_BASE_URL point to, else an Ollama running on this machine, else the built-in assistant.',
    },
    AI_MODEL: {
      schema: textSetting(),
      doc: "The model's name as the provider calls it. With Ollama the first installed chat model is taken when unset.",
    },
    AI_MODEL_PREMIUM: {
      schema: textSetting(),
      doc: 'Another model of the same provider for Premium users.',
      defaultText: 'the same model for everyone',
    },
    AI_BASE_URL: {
      schema: addressSetting(),
      doc: "The address of an OpenAI-compatible server or gateway, such as http://127.0.0.1:8080/v1, of Ollama, or of a provider's proxy.",
    },
    AI_API_KEY: { schema: textSetting(), doc: "The provider's key." },
    AI_MAX_CONCURRENCY: {
      schema: integerSetting(1, 100_000),
      default: 32,
      doc: 'Replies written at once; others wait, Premium users first.',
    },
    AI_TIMEOUT_SECONDS: { schema: seconds(), default: 600, doc: 'The longest time a whole reply may take.' },
    AI_FIRST_TOKEN_TIMEOUT_SECONDS: {
      schema: seconds(),
      doc: 'How long a model may take to begin its reply.',
      defaultText: '90, or 240 with Ollama, which may have to load the model first',
    },
    AI_STALL_TIMEOUT_SECONDS: {
      schema: seconds(),
      default: 45,
      doc: 'How long a reply that began may stand still.',
    },
    AI_QUEUE_TIMEOUT_SECONDS: {
      schema: seconds(),
      default: 60,
      doc: 'How long a question may wait for its turn when AI_MAX_CONCURRENCY replies are being written.',
    },
  },
});

export type LlmConfig = SectionValues<typeof llmSection>;
