/** Small documents as the entries of their ZIP files. */

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const relationTo = (target: string, type = 'officeDocument'): string =>
  `<Relationships><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

const relations = (targets: Record<string, [type: string, target: string]>): string => {
  const lines = Object.entries(targets).map(
    ([id, [type, target]]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${lines.join('')}</Relationships>`;
};

const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
const item = '<w:numPr><w:numId w:val="1"/></w:numPr>';

export const docx = {
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relationTo('word/document.xml'),
  'word/styles.xml': '<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>',
  'word/document.xml': `<?xml version="1.0"?><w:document><w:body>
    ${paragraph('Der Plan', '<w:pStyle w:val="berschrift1"/>')}
    <w:p><w:r><w:t>Go north &amp; east</w:t><w:br/><w:t>by</w:t><w:tab/><w:t>train</w:t></w:r>
      <w:del><w:r><w:delText> or bus</w:delText></w:r></w:del></w:p>
    ${paragraph('first', item)}${paragraph('second', item)}
    <w:tbl><w:tr>${cell('City')}${cell('Days')}</w:tr><w:tr>${cell('Oslo')}${cell('2')}</w:tr></w:tbl>
  </w:body></w:document>`,
  'word/footnotes.xml': `<w:footnotes><w:footnote>${paragraph('A note at the foot.')}</w:footnote></w:footnotes>`,
};

const shape = (...lines: string[]): string =>
  `<p:sp><p:txBody>${lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('')}</p:txBody></p:sp>`;
const slideCell = (text: string): string =>
  `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;

export const pptx = {
  '_rels/.rels': relationTo('ppt/presentation.xml'),
  'ppt/presentation.xml':
    '<p:presentation><p:sldIdLst><p:sldId r:id="b"/><p:sldId r:id="a"/></p:sldIdLst></p:presentation>',
  'ppt/_rels/presentation.xml.rels': relations({
    a: ['slide', 'slides/slide1.xml'],
    b: ['slide', 'slides/slide2.xml'],
  }),
  'ppt/slides/slide1.xml': `<p:sld>${shape('The end')}</p:sld>`,
  'ppt/slides/slide2.xml': `<p:sld>${shape('Rivers')}<a:tbl><a:tr>${slideCell('The longest')}${slideCell('7000 km')}</a:tr></a:tbl></p:sld>`,
  'ppt/slides/_rels/slide2.xml.rels': relations({ n: ['notesSlide', '../notesSlides/notesSlide1.xml'] }),
  'ppt/notesSlides/notesSlide1.xml': `<p:notes>${shape('Speak slowly')}<p:sp><a:p><a:fld><a:t>2</a:t></a:fld></a:p></p:sp></p:notes>`,
};

export const xlsx = {
  '_rels/.rels': relationTo('xl/workbook.xml'),
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="Costs" sheetId="1" r:id="s1"/><sheet name="Empty" sheetId="2" r:id="s2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relations({
    s1: ['worksheet', 'worksheets/sheet1.xml'],
    s2: ['worksheet', '/xl/worksheets/sheet2.xml'],
  }),
  'xl/sharedStrings.xml': '<sst><si><t>What</t></si><si><r><t>Tick</t></r><r><t>ets</t></r></si></sst>',
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>When</t></is></c><c r="C1" t="str"><v>Sum</v></c></row>
    <row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>46082</v></c><c r="C2"><v>120.5</v></c></row>
    <row r="3"><c r="A3" t="inlineStr"><is><t>Total</t></is></c><c r="C3"><f>SUM(C2)</f><v>120.5</v></c></row>
  </sheetData></worksheet>`,
  'xl/worksheets/sheet2.xml': '<worksheet><sheetData/></worksheet>',
};

export const epub = {
  mimetype: 'application/epub+zip',
  'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
  'OEBPS/book.opf': `<package><manifest><item id="b" href="two%20of.xhtml"/><item id="a" href="one.xhtml"/></manifest>
    <spine><itemref idref="a"/><itemref idref="b"/></spine></package>`,
  'OEBPS/one.xhtml': '<html><head><title>x</title></head><body><h1>One</h1><p>It began.</p></body></html>',
  'OEBPS/two of.xhtml': '<html><body><h1>Two</h1><p>It ended.</p><script>alert(1)</script></body></html>',
};
