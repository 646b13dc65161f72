// The visible part of a picture. Panning and zooming change the view box of the SVG.

/** Below this size, names have letters that nobody can read. */
const leastReadable = 0.7;
/** The same for groups: few large boxes, whose titles are bold, and of which one wants to see all first. */
const leastReadableOfGroups = 0.55;
/** The size in which a part of a picture is shown first. */
const openingScale = 0.9;
/** The size in which what a link selects is shown at least: names, which are drawn in 12 pixels, then have 11. */
const selectionScale = 11 / 12;

class Camera {
  constructor(picture) {
    this.picture = picture;
    const [x, y, width, height] = picture.getAttribute("viewBox").split(/[ ,]+/).map(Number);
    this.whole = { x, y, width, height };
    this.seen = { ...this.whole };
    picture.removeAttribute("width");
    picture.removeAttribute("height");
    picture.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 60) / 240), this.point(event));
    }, { passive: false });
    picture.addEventListener("pointerdown", (event) => this.beginPan(event));
  }

  /** Shows the whole picture, at most at its original size. */
  fit() {
    const { clientWidth, clientHeight } = this.picture;
    const scale = Math.max(this.whole.width / (clientWidth || 1), this.whole.height / (clientHeight || 1), 1);
    this.see(
      (clientWidth || this.whole.width) * scale, (clientHeight || this.whole.height) * scale,
      this.whole.x + this.whole.width / 2, this.whole.y + this.whole.height / 2);
  }

  /** Zooms around a point of the picture: out where the factor is above 1, else in. */
  zoom(factor, around = { x: this.seen.x + this.seen.width / 2, y: this.seen.y + this.seen.height / 2 }) {
    const width = this.seen.width * factor;
    if (width < 60 || width > 8 * Math.max(this.whole.width, this.whole.height)) return;
    this.seen = {
      x: around.x - (around.x - this.seen.x) * factor, y: around.y - (around.y - this.seen.y) * factor,
      width, height: this.seen.height * factor,
    };
    this.apply();
  }

  /** Moves by fractions of the visible part. */
  move(right, down) {
    this.seen.x += right * this.seen.width;
    this.seen.y += down * this.seen.height;
    this.apply();
  }

  /** Shows everything where its words can be read then, else as much around a box as can be read. */
  open(box, least = leastReadable) {
    this.fit();
    if (!box || this.scale() >= least) return;
    const { x, y, width, height } = this.frameOf(box);
    this.look(openingScale, x + width / 2, y + height / 2);
  }

  /**
   * Shows a box with others, no larger than they were drawn. Where not all of them can be shown in the least size, those that
   * are nearest to the box are.
   */
  frame(box, others, least) {
    const { clientWidth, clientHeight } = this.picture;
    const margin = 30;
    const own = this.frameOf(box);
    const away = (frame) => Math.hypot(
      frame.x + frame.width / 2 - own.x - own.width / 2, frame.y + frame.height / 2 - own.y - own.height / 2);
    let shown = own;
    for (const frame of others.map((other) => this.frameOf(other)).sort((left, right) => away(left) - away(right))) {
      const joined = around(shown, frame);
      if (Math.min(clientWidth / (joined.width + 2 * margin), clientHeight / (joined.height + 2 * margin)) >= least) shown = joined;
    }
    const scale = Math.min(clientWidth / (shown.width + 2 * margin), clientHeight / (shown.height + 2 * margin), 1);
    this.look(Math.max(scale, least), shown.x + shown.width / 2, shown.y + shown.height / 2);
  }

  /** Looks at a point from a distance, but not beyond the edges of the picture. */
  look(scale, x, y) {
    const { clientWidth, clientHeight } = this.picture;
    const [width, height] = [(clientWidth || this.whole.width) / scale, (clientHeight || this.whole.height) / scale];
    const within = (value, size, start, whole) =>
      (size >= whole ? start + whole / 2 : Math.min(Math.max(value, start + size / 2), start + whole - size / 2));
    this.see(
      width, height, within(x, width, this.whole.x, this.whole.width), within(y, height, this.whole.y, this.whole.height));
  }

  /** How large the picture is shown: 1 is as it was drawn. */
  scale() {
    return (this.picture.clientWidth || this.seen.width) / this.seen.width;
  }

  /** Whether a box is seen as a whole. */
  shows(box) {
    return this.sees(this.frameOf(box));
  }

  /** Whether a part of the picture is seen as a whole. */
  sees({ x, y, width, height }) {
    return x >= this.seen.x && y >= this.seen.y && x + width <= this.seen.x + this.seen.width
      && y + height <= this.seen.y + this.seen.height;
  }

  /** Where a box is in the picture. */
  frameOf(box) {
    const { x, y, width, height } = box.getBBox();
    const change = box.ownerSVGElement.getScreenCTM().inverse().multiply(box.getScreenCTM());
    const [start, end] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((point) => point.matrixTransform(change));
    return { x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y };
  }

  see(width, height, x, y) {
    this.seen = { x: x - width / 2, y: y - height / 2, width, height };
    this.apply();
  }

  /** The point of the picture under the mouse. */
  point(event) {
    const place = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(this.picture.getScreenCTM().inverse());
    return { x: place.x, y: place.y };
  }

  /** Starts to pan. A short movement is a click instead. With several fingers, only the first one pans. */
  beginPan(event) {
    if (event.button !== 0 || this.isPanning) return;
    this.isPanning = true;
    const pointer = event.pointerId;
    const start = { x: event.clientX, y: event.clientY, seen: { ...this.seen } };
    const scale = this.seen.width / (this.picture.clientWidth || 1);
    let isMoved = false;
    const move = (event) => {
      if (event.pointerId !== pointer) return;
      const [right, down] = [event.clientX - start.x, event.clientY - start.y];
      if (!isMoved && Math.hypot(right, down) < 4) return;
      isMoved = true;
      this.picture.classList.add("panned");
      this.seen = { ...this.seen, x: start.seen.x - right * scale, y: start.seen.y - down * scale };
      this.apply();
    };
    const end = (event) => {
      if (event.pointerId !== pointer) return;
      this.isPanning = false;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      this.picture.classList.remove("panned");
      if (isMoved) swallowClick();
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }

  /** Shows the whole picture for a print, at most at its original size; what is seen on the screen does not change. */
  beginPrint() {
    const { x, y, width, height } = this.whole;
    this.picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.picture.setAttribute("width", `${width}pt`);
    this.picture.setAttribute("height", `${height}pt`);
  }

  endPrint() {
    this.picture.removeAttribute("width");
    this.picture.removeAttribute("height");
    this.apply();
  }

  apply() {
    const { x, y, width, height } = this.seen;
    this.picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.whenMoved?.(this.seen);
  }
}

/** The frame around two others. */
function around(one, other) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Ignores the click that a mouse sends at the end of a pan. A finger sends none, so this stops at once and the next click
 * counts.
 */
function swallowClick() {
  const swallow = (event) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
