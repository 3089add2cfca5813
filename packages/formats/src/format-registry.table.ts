import type { FormatRow } from './export-format.ts';
import { aiderFormat } from './providers/aider.ts';
import { aistudioFormat } from './providers/aistudio.ts';
import { bigagiFormat } from './providers/bigagi.ts';
import { characteraiFormat } from './providers/characterai.ts';
import { chatboxFormat } from './providers/chatbox.ts';
import { chatbotuiChatFormat, chatbotuiFormat } from './providers/chatbotui.ts';
import { chatgptFormat } from './providers/chatgpt.ts';
import { cherrystudioFormat } from './providers/cherrystudio.ts';
import { claudeCodeFormat } from './providers/claude-code.ts';
import { claudeDesignFormat } from './providers/claude-design.ts';
import { claudeMemoryFormat, claudeProjectFormat } from './providers/claude-memory.ts';
import { claudeFormat } from './providers/claude.ts';
import { codexFormat } from './providers/codex.ts';
import { clineFileFormat, clineFormat, rooFormat } from './providers/cline.ts';
import { copilotCliFormat, vscodeTranscriptFormat } from './providers/copilot-cli.ts';
import { cursorFormat } from './providers/cursor.ts';
import { deepseekFormat } from './providers/deepseek.ts';
import { geminiActivityFormat } from './providers/gemini-activity.ts';
import { geminiCliFileFormat, geminiCliFormat } from './providers/gemini-cli.ts';
import { grokShareFormat } from './providers/grok-share.ts';
import { grokFormat } from './providers/grok.ts';
import { librechatFormat } from './providers/librechat.ts';
import { janExportFormat, janFormat, janThreadFormat } from './providers/jan.ts';
import { lmstudioFormat } from './providers/lmstudio.ts';
import { lobehubFormat } from './providers/lobehub.ts';
import { messageRecordFormat, mistralFormat } from './providers/loose-messages.ts';
import { openwebuiFormat } from './providers/openwebui.ts';
import { perplexityEntriesFormat, perplexityFormat } from './providers/perplexity.ts';
import { poeFormat } from './providers/poe.ts';
import { sharegptFormat } from './providers/sharegpt.ts';
import { sillytavernFormat } from './providers/sillytavern.ts';
import { transcriptFormat } from './providers/transcript.ts';
import { chatgptGroupsFormat } from './providers/chatgpt-groups.ts';
import { copilotHistoryFormat } from './providers/copilot-history.ts';
import { finetuningFormat } from './providers/finetuning.ts';
import { geminiWebFormat } from './providers/gemini-web.ts';
import { huggingchatFormat } from './providers/huggingchat.ts';
import { pageExportFormat, pageMarkdownFormat } from './providers/page-export.ts';
import { perplexityMarkdownFormat } from './providers/perplexity-markdown.ts';
import { qwenFormat } from './providers/qwen.ts';
import { t3chatFormat } from './providers/t3chat.ts';
import { typingmindFormat } from './providers/typingmind.ts';
import { vscodeFormat, vscodeLogFormat } from './providers/vscode.ts';
import { webListFormats } from './providers/web-lists.ts';

/**
 * Every known format, one row each. Detection tries the rows from top to bottom, so the most distinct shapes come first
 * and the most general last. To add a format, add a file under providers/, a row here, a sample and a guide.
 */
export const formatRegistry: readonly FormatRow[] = [
  { key: 'claude-code', kind: 'session', format: claudeCodeFormat },
  { key: 'codex', kind: 'session', format: codexFormat },
  { key: 'gemini-cli', kind: 'session', format: geminiCliFormat },
  { key: 'vscode', kind: 'session', format: vscodeLogFormat },
  { key: 'vscode-transcript', kind: 'session', format: vscodeTranscriptFormat },
  { key: 'copilot-cli', kind: 'session', format: copilotCliFormat },
  { key: 'roo', kind: 'session', format: rooFormat },
  { key: 'cline', kind: 'session', format: clineFormat },
  { key: 'vscode-file', kind: 'record', format: vscodeFormat },
  { key: 'cline-file', kind: 'record', format: clineFileFormat },
  { key: 'gemini-cli-file', kind: 'record', format: geminiCliFileFormat },
  { key: 'aider', kind: 'text', format: aiderFormat },
  { key: 'cursor', kind: 'text', format: cursorFormat },
  { key: 'chatgpt', kind: 'record', format: chatgptFormat },
  { key: 'deepseek', kind: 'record', format: deepseekFormat },
  { key: 'claude', kind: 'record', format: claudeFormat },
  { key: 'claude-design', kind: 'record', format: claudeDesignFormat },
  { key: 'claude-project', kind: 'record', format: claudeProjectFormat },
  { key: 'claude-memory', kind: 'record', format: claudeMemoryFormat },
  { key: 'aistudio', kind: 'record', format: aistudioFormat },
  { key: 'gemini-activity', kind: 'record', format: geminiActivityFormat },
  { key: 'grok', kind: 'record', format: grokFormat },
  { key: 'grok-share', kind: 'record', format: grokShareFormat },
  { key: 'librechat', kind: 'record', format: librechatFormat },
  { key: 'qwen', kind: 'record', format: qwenFormat },
  { key: 'openwebui', kind: 'record', format: openwebuiFormat },
  { key: 'lobehub', kind: 'record', format: lobehubFormat },
  { key: 't3chat', kind: 'record', format: t3chatFormat },
  { key: 'chatgpt-groups', kind: 'record', format: chatgptGroupsFormat },
  { key: 'typingmind', kind: 'record', format: typingmindFormat },
  { key: 'chatbotui', kind: 'record', format: chatbotuiFormat },
  { key: 'chatbotui-chat', kind: 'record', format: chatbotuiChatFormat },
  { key: 'perplexity', kind: 'record', format: perplexityFormat },
  { key: 'perplexity-entries', kind: 'session', format: perplexityEntriesFormat },
  { key: 'copilot-history', kind: 'record', format: copilotHistoryFormat },
  { key: 'huggingchat', kind: 'record', format: huggingchatFormat },
  { key: 'page-export', kind: 'record', format: pageExportFormat },
  { key: 'mistral', kind: 'record', format: mistralFormat },
  { key: 'lmstudio', kind: 'session', format: lmstudioFormat },
  { key: 'jan', kind: 'session', format: janFormat },
  { key: 'sillytavern', kind: 'session', format: sillytavernFormat },
  { key: 'jan-thread', kind: 'record', format: janThreadFormat },
  { key: 'jan-export', kind: 'record', format: janExportFormat },
  { key: 'bigagi', kind: 'record', format: bigagiFormat },
  { key: 'cherrystudio', kind: 'record', format: cherrystudioFormat },
  { key: 'chatbox', kind: 'record', format: chatboxFormat },
  { key: 'poe', kind: 'record', format: poeFormat },
  { key: 'characterai', kind: 'record', format: characteraiFormat },
  ...webListFormats.map((format) => ({ key: `${format.source}-list`, kind: 'record' as const, format })),
  { key: 'messages', kind: 'record', format: messageRecordFormat },
  { key: 'sharegpt', kind: 'record', format: sharegptFormat },
  { key: 'finetuning', kind: 'record', format: finetuningFormat },
  { key: 'perplexity-markdown', kind: 'text', format: perplexityMarkdownFormat },
  { key: 'page-markdown', kind: 'text', format: pageMarkdownFormat },
  { key: 'gemini-web', kind: 'text', format: geminiWebFormat },
  { key: 'transcript', kind: 'text', format: transcriptFormat },
];
