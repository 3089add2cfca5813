/**
 * What the feature `documents` needs of the feature `chat`. The two are connected here, because a feature cannot import
 * another.
 */
import { CodeBlock } from '#features/chat/markdown/code-block.tsx';
import { Markdown } from '#features/chat/markdown/markdown.tsx';
import { DocumentsPanel } from '#features/documents/documents-panel.tsx';

const chatParts = {
  renderMarkdown: (text: string) => <Markdown text={text} />,
  renderCode: (text: string, language: string) => <CodeBlock code={text} language={language} />,
};

export interface ChatDocumentsProps {
  conversationId: string;
  onShowMessage: (messageId: string) => void;
  isSheet?: boolean;
}

export function ChatDocuments(props: ChatDocumentsProps) {
  return <DocumentsPanel {...props} {...chatParts} />;
}
