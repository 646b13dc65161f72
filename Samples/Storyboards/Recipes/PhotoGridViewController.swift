import UIKit

/// Photos to choose from.
final class PhotoGridViewController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    navigationController?.popViewController(animated: true)
  }

  @IBAction func cameraTapped(_ sender: UIBarButtonItem) {
    let camera = UIImagePickerController()
    camera.sourceType = .camera
    present(camera, animated: true)
  }
}
