/** Names of the models of self-hosted servers that are not chat models. */
const OTHER_PURPOSE = /embed|minilm|^(.*\/)?(bge|gte|e5)-|paraphrase|rerank|whisper/i;
const EMBEDDING_FAMILY = /bert/i;

/** Whether a model that a self-hosted server lists is a chat model. Other models respond to a chat with an error. */
export const isChatModel = (name: string, family: string | null | undefined = ''): boolean =>
  !OTHER_PURPOSE.test(name) && !EMBEDDING_FAMILY.test(family ?? '');
