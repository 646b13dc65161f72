// The visible part of a picture. Panning and zooming change the view box of the SVG.

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

  /** Centres a box, at its original size. */
  centre(box) {
    if (!box) return;
    const { clientWidth, clientHeight } = this.picture;
    const frame = box.getBBox();
    const middle = new DOMPoint(frame.x + frame.width / 2, frame.y + frame.height / 2)
      .matrixTransform(box.ownerSVGElement.getScreenCTM().inverse().multiply(box.getScreenCTM()));
    this.see(
      Math.min(this.seen.width, clientWidth || this.seen.width),
      Math.min(this.seen.height, clientHeight || this.seen.height), middle.x, middle.y);
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

  apply() {
    const { x, y, width, height } = this.seen;
    this.picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.whenMoved?.(this.seen);
  }
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
