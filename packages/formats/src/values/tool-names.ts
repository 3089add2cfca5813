/** The names that people know for tools, each with the internal names that it stands for. */
const NAMES: Record<string, readonly string[]> = {
  'Web search': [
    'web',
    'web.run',
    'web.search',
    'browser',
    'web search',
    'web_search',
    'websearch',
    'web_search_call',
    'search',
    'search_web',
    'bing_search',
    'google_search',
    'brave_search',
    'lobe-web-browsing',
    'web_fetch',
    'x_search',
  ],
  Python: [
    'python',
    'code_interpreter',
    'code_interpreter_call',
    'lobe-code-interpreter',
    'jupyter',
    'python_user_visible',
  ],
  Image: [
    'dalle',
    'dalle.text2im',
    'image_gen',
    'image_gen.text2im',
    'image_gen_tool',
    'imagegen',
    'image_generation',
    'image_generation_call',
    't2uay3k.sj1i4kz',
    'lobe-image-designer',
    'lobe-image-generation',
  ],
  Memory: ['bio', 'memory', 'memory_user_edits', 'lobe-user-memory', 'user_memory'],
  Canvas: ['canmore', 'canmore.create_textdoc', 'canmore.update_textdoc', 'canmore.comment_textdoc', 'canvas'],
  'File search': [
    'file_search',
    'file_search.msearch',
    'file_search_call',
    'myfiles_browser',
    'msearch',
    'lobe-knowledge-base',
  ],
  'Past chats': ['conversation_search', 'recent_chats', 'personal_context', 'personal_context.search'],
  Reminders: ['automations', 'automations.create', 'jawbone', 'jawbone.create'],
  Terminal: ['container', 'container.exec', 'bash_tool'],
  Artifacts: ['artifacts'],
  Analysis: ['repl'],
  'Deep research': [
    'research_kickoff_tool',
    'research_kickoff_tool.start_research_task',
    'launch_extended_search_task',
  ],
  Computer: ['computer', 'computer.do', 'computer.get', 'computer.initialize'],
};

const byName = new Map(Object.entries(NAMES).flatMap(([plain, internal]) => internal.map((name) => [name, plain])));

/** The name of a tool as people know it; an unknown name stays as it is. */
export function plainToolName(tool: string): string {
  const plainName = byName.get(tool) ?? byName.get(tool.toLowerCase());
  if (plainName !== undefined) return plainName;
  // LobeHub joins the names of a plugin and its function with underscores, ChatGPT with a dot.
  const plugin = /^([\w-]+?)(?:____\w+)+$/.exec(tool)?.[1];
  if (plugin !== undefined) return byName.get(plugin) ?? plugin;
  return byName.get(/^([\w-]+)\./.exec(tool)?.[1] ?? '') ?? tool;
}
