// Elements from compact specs: el('div.nH.Hd[role=dialog]', child, 'text').
// path('div > div.fX > table.GS', child) nests one element per step and returns
// the outermost; deep child-by-child paths are what InboxSDK's parsers match.

export function el(spec, ...children) {
  const [, tag, rest] = spec.match(/^([a-z0-9]+)(.*)$/i)
  const node = document.createElement(tag)
  for (const [token] of rest.matchAll(/\.[\w-]+|\[[^\]]*\]/g)) {
    if (token[0] === '.') node.classList.add(token.slice(1))
    else {
      const [name, value = ''] = token.slice(1, -1).split('=')
      node.setAttribute(name, value)
    }
  }
  node.append(...children.filter((c) => c != null && c !== false))
  return node
}

export function path(steps, ...children) {
  let inner = children
  for (const spec of steps.split(' > ').reverse()) inner = [el(spec, ...inner)]
  return inner[0]
}

export const find = (root, selector) => root.querySelector(selector)
