// breaks: integrations-db-events-apart
import { ask } from '../llm/anthropic.ts';
export const askByMail = ask;
