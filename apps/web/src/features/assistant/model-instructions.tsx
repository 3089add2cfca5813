import { t } from './assistant.messages.ts';

const ways = [
  { title: t('model.ollama'), text: t('model.ollamaText'), lines: ['ollama pull llama3.2'] },
  {
    title: t('model.command'),
    text: t('model.commandText'),
    lines: ['npm run admin -- model openai gpt-5-mini', 'npm run admin -- model ollama llama3.2'],
  },
  {
    title: t('model.environment'),
    text: t('model.environmentText'),
    lines: ['AI_PROVIDER=anthropic', 'AI_MODEL=claude-sonnet-4-5', 'AI_API_KEY=...'],
  },
];

/** The three ways an operator connects a model. */
export function ModelInstructions() {
  return (
    <ol className="flex flex-col gap-5">
      {ways.map(({ title, text, lines }) => (
        <li key={title}>
          <h3 className="text-ui font-semibold text-text">{title}</h3>
          <p className="mt-0.5 text-ui">{text}</p>
          <pre className="mt-2 overflow-x-auto whitespace-pre-wrap break-words rounded-control bg-sunken px-3 py-2 font-mono text-small text-text">
            {lines.join('\n')}
          </pre>
        </li>
      ))}
    </ol>
  );
}
