/** Names that self-hosted servers give to models for other purposes. */
const OTHER_PURPOSE = /embed|minilm|^(.*\/)?(bge|gte|e5)-|paraphrase|rerank|whisper/i;
const EMBEDDING_FAMILY = /bert/i;

/** Whether a model of a self-hosted server answers chats: the others are listed too, but answer a chat with an error. */
export const isChatModel = (name: string, family: string | null | undefined = ''): boolean =>
  !OTHER_PURPOSE.test(name) && !EMBEDDING_FAMILY.test(family ?? '');
